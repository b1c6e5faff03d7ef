import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { parseEnvironment } from './src/domain/settings/environment.ts';

/** The project's own configuration, without its grouping of modules into files. */
export default defineConfig({
  plugins: [react(), tailwindcss(), vike()],
  define: {
    __ENVIRONMENT__: JSON.stringify(parseEnvironment(process.env)),
  },
  // Our build compresses no file for the sake of its log either.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    reportCompressedSize: false,
  },
});
