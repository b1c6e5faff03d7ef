import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { allPages } from './shared/page-data.ts';
import { viteSettings } from './shared/vite-settings.ts';

export default defineConfig({
  ...viteSettings,
  plugins: [
    tanstackStart({
      // Our own sources lie in src.
      srcDirectory: 'start',
      pages: allPages.map(({ path }) => ({ path })),
      // The list is complete: there is nothing to discover by reading the pages. `/a/b` is a/b.html, as ours are.
      prerender: { enabled: true, crawlLinks: false, autoStaticPathsDiscovery: false, autoSubfolderIndex: false },
    }),
    react(),
    tailwindcss(),
  ],
});
