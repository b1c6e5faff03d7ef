import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { readEnvironment } from './scripts/read-environment.ts';
import { localServices } from './server/vite-plugin.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), localServices()],
  define: {
    __ENVIRONMENT__: JSON.stringify(readEnvironment(import.meta.dirname)),
  },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
  },
  server: { host: '127.0.0.1' },
});
