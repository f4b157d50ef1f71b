import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../src')
const read = (path: string) => readFileSync(join(SRC, path), 'utf8')
const FOLDERS = [
  'text',
  'site/text',
  'shell/notices/text',
  'teacher/text',
  ...readdirSync(join(SRC, 'games'), { withFileTypes: true })
    .filter((d) => d.isDirectory())
    .map((d) => `games/${d.name}/text`),
]

function keys(folder: string, lang: string): string[] {
  const bundle = new FluentBundle(lang)
  expect(bundle.addResource(new FluentResource(read(`${folder}/${lang}.ftl`)))).toEqual([])
  return [...bundle._messages.keys()].sort()
}

/** Variables that each message asks for. */
function variables(folder: string, lang: string): Map<string, string> {
  const blocks = read(`${folder}/${lang}.ftl`)
    .split(/^(?=[a-z])/m)
    .filter((b) => /^[a-z]/.test(b))
  return new Map(blocks.map((b) => [b.split(' ')[0]!, [...new Set(b.match(/\$\w+/g) ?? [])].sort().join()]))
}

function sources(folder: string): string {
  return readdirSync(join(SRC, folder), { withFileTypes: true, recursive: true })
    .filter((f) => f.isFile() && /\.(svelte|ts)$/.test(f.name))
    .map((f) => readFileSync(join(f.parentPath, f.name), 'utf8'))
    .join('\n')
}

describe.each(FOLDERS)('%s', (folder) => {
  test('says the same things in both languages', () => {
    expect(keys(folder, 'cs')).toEqual(keys(folder, 'en'))
    const [cs, en] = [variables(folder, 'cs'), variables(folder, 'en')]
    for (const [key, words] of cs) expect([key, words]).toEqual([key, en.get(key)])
  })
})

test('every sentence that the page asks for is there, and none is left over', () => {
  const all = FOLDERS.flatMap((folder) => keys(folder, 'cs'))
  const code = sources('.')
  const asked = [...code.matchAll(/say\(\s*(?:[^'"`()]*\? )?'([a-z0-9-]+)'[,)]/g)].map((m) => m[1]!)
  for (const key of asked) expect(all).toContain(key)
  const made = [
    'theme-',
    'still-',
    'tempo-',
    'step-',
    'kind-',
    'clocks-',
    'per-',
    'unit-',
    'out-',
    'tab-',
    'asked-',
    'react-',
    'waits-',
    'ended-',
    'an-stage-',
    'an-verdict-',
    'an-account-',
    'an-part-',
    'rb-eg-',
    'react-',
    'kd-points-',
    'kd-step-',
    'notices-event-',
    'notices-why-',
    'notices-quiet-',
    'resign',
    'agree-end',
    'delete',
  ]
  const unused = all.filter((key) => !code.includes(`'${key}'`) && !made.some((prefix) => key.startsWith(prefix)))
  expect(unused).toEqual([])
})
