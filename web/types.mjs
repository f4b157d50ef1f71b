// Shapes as TypeScript: of the HTTP API, from the server's own OpenAPI document, and of what games draw, from their
// declarations. `npm run types` writes them.
import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'

const HOUSE = join(import.meta.dirname, '..')
const PAGE = join(import.meta.dirname, 'src')
const HEAD = '// Made by `npm run types` from the referee; do not edit.\n\n'

function runModule(module) {
  const own = join(HOUSE, '.venv/bin/python')
  return JSON.parse(execFileSync(existsSync(own) ? own : 'python3', ['-m', module], { cwd: HOUSE, encoding: 'utf8' }))
}

const toTypescript = async (document) => HEAD + astToString(await openapiTS(document, { defaultNonNullable: false }))

/** The page calls by hand; only the shapes count. */
const ofServer = async () => toTypescript({ ...runModule('deskovka.server.web.document'), paths: {} })

async function ofGame(components) {
  const document = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {}, components }
  const names = Object.keys(components.schemas)
  const own = names.map((name) => `export type ${name} = components['schemas']['${name}']\n`)
  return (await toTypescript(document)) + own.join('')
}

/** By file: what it has to hold. */
export async function allTypes() {
  const games = Object.entries(runModule('tools.shapes'))
  const drawn = games.map(async ([folder, components]) => [
    join(PAGE, 'games', folder, 'types.ts'),
    await ofGame(components),
  ])
  return new Map([[join(PAGE, 'shell/schema.ts'), await ofServer()], ...(await Promise.all(drawn))])
}

if (process.argv[1] === import.meta.filename) for (const [file, text] of await allTypes()) writeFileSync(file, text)
