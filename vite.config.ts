import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { colourOf, readTheme } from './pack/theme.ts';
import { pictureSizesFile } from './core/disk/project-paths.ts';
import { readEnvironment } from './server/read-environment.ts';
import type { PictureInfo } from './core/domain/pictures/picture-files.ts';
import { placeholderRules } from './core/domain/pictures/placeholders.ts';

/*
 * Each group becomes a chunk: the modules that match its test, with their imports, unless a group
 * of higher priority has them. Few large files compress better than many small ones, and a chunk
 * that seldom changes stays in visitors' caches. By default a town page would start with 23 files
 * of 120.5 KB together after gzip, instead of 7 files of 115.6 KB.
 */
const groups = [
  // The start script, which loads the others. It must not import them.
  { name: 'start', priority: 3, test: /src[\\/]app[\\/]start\.ts$/ },
  // This script must not wait for the application either, so its imports are in its own chunk.
  { name: 'open-now', priority: 3, test: /src[\\/]app[\\/]open-now\.ts$/ },
  {
    name: 'react',
    priority: 3,
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/]app[\\/](react|no-stacks)\.ts$/,
  },
  {
    name: 'router',
    priority: 2,
    test: /node_modules[\\/]@tanstack[\\/]react-router[\\/]|src[\\/]app[\\/]site-history\.ts$/,
  },
  // The application, under the name that the assembler looks for, and what most pages need at once.
  {
    name: 'site',
    priority: 1,
    test: /(core[\\/]domain[\\/](published|price-words|pictures[\\/]describe-pair)|src[\\/](app[\\/]main|layout[\\/](Page|FirstScreen|PanelPrice)|ui[\\/]Pair)|site[\\/](promises|words[\\/]price-table))\.tsx?$/,
  },
];

/** Gives the browser's toolbar on phones the header's background colour. */
const themeColour: Plugin = {
  name: 'theme-colour',
  transformIndexHtml: (html) =>
    html.replace('%THEME_COLOR%', colourOf(readTheme(), 'deep')),
};

/** Removes Vite's preloader from `import()`: pages list their scripts and share a style sheet. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** Runs the start script before the first paint, so that it receives the first click. */
const startBeforePaint: Plugin = {
  name: 'start-before-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace(
        '<script async',
        '<script async blocking="render" fetchpriority="high"',
      ),
  },
};

/** Adds classes for the pictures' placeholder colours, since the CSP forbids style attributes. */
const placeholderClasses: Plugin = {
  name: 'placeholder-classes',
  enforce: 'pre',
  transform: {
    filter: { id: /src[\\/]styles\.css$/ },
    handler(code) {
      this.addWatchFile(pictureSizesFile);
      const sizes = JSON.parse(
        readFileSync(pictureSizesFile, 'utf8'),
      ) as Readonly<Record<string, PictureInfo>>;
      return code + placeholderRules(Object.values(sizes));
    },
  },
};

export default defineConfig({
  plugins: [
    plainImports,
    placeholderClasses,
    themeColour,
    startBeforePaint,
    // For hot reloading in development. The bundle is the same without it, to the byte.
    react(),
    // Generates the style sheet from the classes in use: 14.0 KB after gzip.
    tailwindcss(),
  ],
  define: { __ENVIRONMENT__: JSON.stringify(readEnvironment()) },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    modulePreload: false,
    // One style sheet for all pages, whichever page is opened first.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // The licences of the bundled packages require this notice.
        postBanner: ({ moduleIds }) =>
          moduleIds.some((id) => id.includes('node_modules'))
            ? '/*! /licences.txt */'
            : '',
      },
    },
  },
  server: { host: '127.0.0.1' },
});
