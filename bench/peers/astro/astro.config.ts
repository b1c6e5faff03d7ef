import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { viteSettings } from './shared/vite-settings.ts';

export default defineConfig({
  // Our own sources lie in src.
  srcDir: './astro',
  // `/a/b` is a/b.html, as ours are.
  build: { format: 'file' },
  vite: { ...viteSettings, plugins: [tailwindcss()] },
});
