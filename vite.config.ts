import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { colourOf, readTheme } from './pack/theme.ts';
import { closeUpSizesFile, pictureSizesFile } from './pipeline/paths.ts';
import { readEnvironment } from './server/read-environment.ts';
import type { PictureInfo } from './src/domain/pictures/picture-files.ts';
import { placeholderRules } from './src/ui/placeholders.ts';

/*
 * Each group is a chunk: what its test finds and all that this imports, unless a group before has it. Few large files compress better
 * than many small ones, and what changes seldom stays apart, so that a visitor keeps it. Left to the bundler a town page starts with 23
 * files of 120.5 KB after gzip in place of 7 of 115.6 KB.
 */
const groups = [
  // What a page waits with. It must not import the rest.
  { name: 'start', priority: 3, test: /src[\\/]app[\\/]start\.ts$/ },
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
  // The application, which every page lists by this name, and what most pages begin with.
  {
    name: 'site',
    priority: 1,
    test: /(src[\\/](app[\\/]main|layout[\\/]Page|seo[\\/]price-offers|ui[\\/]Wipe)|site[\\/]promises)\.tsx?$/,
  },
];

/** Phones colour the frame of the browser like the header's ground. */
const themeColour: Plugin = {
  name: 'theme-colour',
  transformIndexHtml: (html) =>
    html.replace('%THEME_COLOR%', colourOf(readTheme(), 'deep')),
};

/** Vite wraps its preloader around every `import()`: a page lists its scripts itself, and one sheet styles them all. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** The start script runs before the first paint, or the first press could come before it listens. */
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

/** Pictures' placeholder colours are classes, since the site's policy allows no style attributes. */
const placeholderClasses: Plugin = {
  name: 'placeholder-classes',
  enforce: 'pre',
  transform: {
    filter: { id: /src[\\/]styles\.css$/ },
    handler(code) {
      const pictures = [pictureSizesFile, closeUpSizesFile].flatMap((file) => {
        this.addWatchFile(file);
        return Object.values(
          JSON.parse(readFileSync(file, 'utf8')) as Readonly<
            Record<string, PictureInfo>
          >,
        );
      });
      return code + placeholderRules(pictures);
    },
  },
};

export default defineConfig({
  plugins: [
    plainImports,
    placeholderClasses,
    themeColour,
    startBeforePaint,
    // For the development server's refresh alone: the bundle is the same without it, to the byte.
    react(),
    // Makes the style sheet, 14.0 KB after gzip, of the classes in use.
    tailwindcss(),
  ],
  define: { __ENVIRONMENT__: JSON.stringify(readEnvironment()) },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    modulePreload: false,
    // One sheet styles every page, however it is reached.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // Says where the licences of the packages in it lie, as these ask for.
        postBanner: '/*! /licences.txt */',
      },
    },
  },
  server: { host: '127.0.0.1' },
});
