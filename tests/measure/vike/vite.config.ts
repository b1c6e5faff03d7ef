import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { parseEnvironment } from './core/domain/settings/environment.ts';

/** The project's own configuration, without its groups of modules that become chunks. */
export default defineConfig({
  plugins: [react(), tailwindcss(), vike()],
  define: {
    __ENVIRONMENT__: JSON.stringify(parseEnvironment(process.env)),
  },
  // Our build does not compress files just to log their sizes either.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    reportCompressedSize: false,
  },
});
