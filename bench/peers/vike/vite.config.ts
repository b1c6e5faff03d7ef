import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { viteSettings } from './shared/vite-settings.ts';

export default defineConfig({ ...viteSettings, plugins: [react(), tailwindcss(), vike()] });
