import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pages } from './shared/read-content';

export default defineConfig({
  plugins: [
    tanstackStart({
      pages: pages.map(({ path }) => ({ path })),
      // The list is complete: there is nothing to discover by reading the pages.
      prerender: { enabled: true, crawlLinks: false, autoStaticPathsDiscovery: false },
    }),
    react(),
  ],
});
