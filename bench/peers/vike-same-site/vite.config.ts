import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { parseEnvironment } from './src/domain/environment.ts';

// As in our own vite.config.ts, without its grouping of modules into files.
export default defineConfig({
  plugins: [react(), tailwindcss(), vike()],
  define: { __ENVIRONMENT__: JSON.stringify(parseEnvironment(process.env)) },
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
});
