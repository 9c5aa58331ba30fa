import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { squeeze } from './scripts/squeeze'

const server = process.env.TISCHLEIN_SERVER ?? 'http://localhost:8137'

export default defineConfig({
  plugins: [svelte(), squeeze()],
  // The server hands out what lies here, and allows nothing inline but styles: so no data: fonts, no inline scripts.
  build: { outDir: '../src/tischlein/server/page', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // The server lets nobody act from a foreign page, so the proxy must keep the host the browser named.
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: false } } },
})
