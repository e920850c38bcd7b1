import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const service = 'http://127.0.0.1:8765' // `chronik serve` while developing

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/chronik/server/page', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': { target: service, ws: true } }, fs: { allow: ['..'] } },
})
