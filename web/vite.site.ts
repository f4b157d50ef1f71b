import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// The page that plays without a server; tools/site.py puts the engine beside it.
export default defineConfig({
  mode: 'site',
  root: 'src/site',
  base: './', // in whatever folder of a host it lies
  publicDir: '../../public',
  plugins: [svelte({ configFile: '../../svelte.config.js' })],
  worker: { format: 'es' },
  build: {
    outDir: '../../../.cache/site',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
