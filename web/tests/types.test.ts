import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
// @ts-expect-error a script without types
import { FILE, made } from '../types.mjs'

test("the API's shapes are those of the server (else: npm run types)", { timeout: 30_000 }, async () => {
  expect(readFileSync(FILE, 'utf8')).toBe(await made())
})
