// Shapes of the HTTP API as TypeScript, from the server's own OpenAPI document. `npm run types` writes them.
import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'

export const FILE = join(import.meta.dirname, 'src/shell/schema.ts')
const HEAD = '// Made by `npm run types` from the server; do not edit.\n\n'

export async function made() {
  const own = join(import.meta.dirname, '../.venv/bin/python')
  const document = JSON.parse(execFileSync(existsSync(own) ? own : 'python3', ['-m', 'deskovka.server.document'], { encoding: 'utf8' }))
  document.paths = {} // the page calls by hand; only the shapes count
  return HEAD + astToString(await openapiTS(document, { defaultNonNullable: false }))
}

if (process.argv[1] === import.meta.filename) writeFileSync(FILE, await made())
