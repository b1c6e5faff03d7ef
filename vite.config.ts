import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { readEnvironment } from './scripts/read-environment.ts';
import { localServices } from './server/vite-plugin.ts';

/** React and the router, which every page starts with. */
const framework = {
  name: 'framework',
  priority: 3,
  test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack[\\/](react-router|router-core|history|store|react-store))[\\/]/,
};

/** TanStack Query: the diary and moving between towns need it, opening a town page does not. `queryOptions` only types its argument. */
const queries = {
  name: 'queries',
  priority: 2,
  test: /@tanstack[\\/](query-core|react-query[\\/]build[\\/]modern[\\/](?!queryOptions))|src[\\/]app[\\/]query-client/,
};

/** Our own code that most pages share. The parser of diary rows brings a validator with it and stays out. */
const site = {
  name: 'site',
  priority: 1,
  test: /src[\\/](layout|ui|seo|navigation|analytics|config|domain[\\/](?!job-post)|content[\\/](queries|pictures|badges))|preload-helper/,
};

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
    // A few large files compress better than many small ones. What changes seldom stays apart, so that a visitor keeps it.
    rolldownOptions: { output: { codeSplitting: { groups: [framework, queries, site] } } },
  },
  server: { host: '127.0.0.1' },
});
