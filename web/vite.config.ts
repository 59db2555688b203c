import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { before } from './build/before.ts';

/** Where the server stands while the client is being worked on (`npm run dev`). */
const server = process.env.AZULEJO_SERVER ?? 'http://127.0.0.1:8400';

export default defineConfig({
  plugins: [svelte(), before()],
  server: {
    proxy: { '/api': { target: server, ws: true } },
    fs: { allow: ['..'] },
  },
  build: {
    target: 'es2022',
    // The server allows nothing but files of its own: no `data:` addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
  },
});
