// The page's types are those of the referee.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
// @ts-expect-error a script without types
import { allTypes } from '../types.mjs'

it('knows what the server sends and games draw', async () => {
  for (const [file, text] of await allTypes())
    expect(readFileSync(file, 'utf8'), `run npm run types: ${file}`).toBe(text)
}, 60000)
