import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const TABLE = 'http://127.0.0.1:8799' // deskovka table --no-browser --port 8799

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/deskovka/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a data: address would need a weaker Content-Security-Policy
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': TABLE, '/ws': { target: TABLE, ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
})
