import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { alias, definesFor, target } from './build/stages/bundles/bundle-settings.ts';
import { colourOf, readTheme } from './build/brand/theme.ts';
import { readEnvironment } from './server/read-environment.ts';

/** What a page waits with. It must not import the rest. */
const start = {
  name: 'start',
  priority: 4,
  test: /src[\\/](app[\\/]start|navigation[\\/]early-input|domain[\\/]rendering)|preload-helper|rolldown[\\/]runtime/,
};

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

/** Our own code that most pages share. What only a few kinds of page use stays out, as does the parser of diary rows with its validator. */
const site = {
  name: 'site',
  priority: 1,
  test: /src[\\/](app[\\/](?!main|start|query-client|snapshot|report-faults|fault-report)|pages[\\/](error|not-found[\\/]NotFound)|layout[\\/](?!CertificationsDialog|ContactBox|PageBand|CallToAction|LinkList)|ui[\\/](?!SurfaceIcon|Reveal|FaqList|PicturePreload|Dialog|Spinner)|seo[\\/](?!price-offers)|navigation[\\/](?!early-input)|analytics|config|domain[\\/](?!job-post|pricing|map-projection|cut-coast|place-labels|rendering|printable|photo-origins)|content[\\/](queries|pictures))|[\\/]site[\\/]((?!pricing|claims|map|estimates)[a-z-]+\.ts|words[\\/](picture-texts|footer))/,
};

/**
 * Vite wraps every `import()` in 700 bytes of code that asks for the module's own imports beside it. A snapshot lists all its
 * scripts (`page-scripts`), and on the way to the next page the router starts early, so that they can go without.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load();' },
};

/** Phones colour the frame of the browser like the header's ground. */
const themeColour: Plugin = {
  name: 'theme-colour',
  transformIndexHtml: (html) => html.replace('%THEME_COLOR%', colourOf(readTheme(), 'deep')),
};

/** The router's routes each carry its link component, which nobody uses here: `followLinks` serves every link. */
const noRouterLinks: Plugin = {
  name: 'no-router-links',
  enforce: 'pre',
  load: {
    filter: { id: /react-router\/dist\/esm\/link\.js/ },
    handler: () => 'export const Link = null, createLink = Link, linkOptions = Link, useLinkProps = Link;',
  },
};

/** Nor is its own error page, which `defaultErrorComponent` replaces. */
const noRouterErrorPage: Plugin = {
  name: 'no-router-error-page',
  enforce: 'pre',
  transform: {
    filter: { id: /react-router\/dist\/esm\/CatchBoundary\.js/ },
    handler: (code) => code.replace(/function ErrorComponent\([\s\S]*?\n}\n/, 'const ErrorComponent = null;\n'),
  },
};

/** The start script runs before the first paint, or the first press could come before it listens. */
const startBeforePaint: Plugin = {
  name: 'start-before-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script async', '<script async blocking="render" fetchpriority="high"'),
  },
};

/** The masters' file names are the build's alone: a browser goes by a picture's name. */
const leanPictures: Plugin = {
  name: 'lean-pictures',
  enforce: 'pre',
  transform: {
    filter: { id: /(?:pictures|close-ups)\.generated\.json/ },
    handler: (code) => code.replace(/"file": "[^"]*",\s*/g, ''),
  },
};

export default defineConfig({
  plugins: [
    plainImports,
    leanPictures,
    themeColour,
    noRouterLinks,
    noRouterErrorPage,
    startBeforePaint,
    react(),
    tailwindcss(),
  ],
  // Visitors' browsers get no hook for React's developer tools.
  define: { ...definesFor(readEnvironment(import.meta.dirname)), __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  resolve: { alias },
  build: {
    target,
    manifest: true,
    sourcemap: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // A few large files compress better than many small ones. What changes seldom stays apart, so that a visitor keeps it.
      output: {
        codeSplitting: { groups: [start, framework, queries, site] },
        // Says where the licences of the packages in it lie, as these ask for.
        postBanner: '/*! /licences.txt */',
      },
      // What nobody uses of the framework goes: reading a property of something unused does nothing else here.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
    },
  },
  server: { host: '127.0.0.1' },
});
