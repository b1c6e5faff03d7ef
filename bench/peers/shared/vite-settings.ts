import { parseEnvironment } from '../src/domain/settings/environment.ts';

/** As in our own vite.config.ts, without its grouping of modules into files. */
export const viteSettings = {
  define: { __ENVIRONMENT__: JSON.stringify(parseEnvironment(process.env)) },
  // Our build compresses no file for the sake of its log either.
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 700, reportCompressedSize: false },
};
