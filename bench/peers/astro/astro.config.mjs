import { defineConfig } from 'astro/config';

export default defineConfig({ site: 'http://127.0.0.1:4173' });
