import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const TABLE = 'http://127.0.0.1:8799' // deskovka table --no-browser --port 8799

const BUILT = '../src/deskovka/server/static'

/** The service worker stands beside the page, for it may only serve what lies under its own address. */
const worker: Plugin = {
  name: 'worker',
  apply: 'build',
  closeBundle: () =>
    copyFileSync(join(import.meta.dirname, 'src/shell/notices/sw.js'), join(import.meta.dirname, BUILT, 'sw.js')),
}

/** Every script and style once more, packed as small as can be: Python has no Brotli, and it takes seconds. */
const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  closeBundle() {
    const folder = join(import.meta.dirname, BUILT, 'assets')
    for (const file of readdirSync(folder).filter((name) => /\.(js|css)$/.test(name)))
      writeFileSync(join(folder, `${file}.br`), brotliCompressSync(readFileSync(join(folder, file))))
  },
}

export default defineConfig({
  plugins: [svelte(), worker, packed],
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a data: address would need a weaker Content-Security-Policy
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': TABLE, '/ws': { target: TABLE, ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
})
