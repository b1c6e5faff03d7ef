import { basename, dirname, join } from 'node:path';
import { build, createLogger, type InlineConfig } from 'vite';
import { InputError } from '../../../core/domain/problems.ts';
import {
  bundleFolder,
  rendererFile,
  root,
} from '../../../core/disk/project-paths.ts';
import { bundleProblems } from './bundle-problems.ts';

/* Makes both bundles with Vite, in a child process, since Vite keeps up to 200 MB of memory. */

// If the shell sets another value, Vite makes a development build.
process.env.NODE_ENV = 'production';

const shared = {
  root,
  configFile: join(root, 'vite.config.ts'),
  configLoader: 'native',
  logLevel: 'warn',
  // Vite throws errors too, so they are not logged.
  customLogger: { ...createLogger('warn'), error: () => undefined },
  publicDir: false,
} as const satisfies InlineConfig;

const rolldownOptions: NonNullable<InlineConfig['build']>['rolldownOptions'] = {
  // Turns off warnings about slow plugins.
  checks: { pluginTimings: false },
  onLog(level, log, handle) {
    // `use client` has no effect here, where all code runs in the client.
    if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
  },
};

/**
 * The script that renders routes inside the browser, as one classic script. Vite builds it as a
 * server bundle, which leaves styles and asset files to the visitors' bundle.
 */
const renderer: InlineConfig = {
  ...shared,
  // Selects React's production build.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { target: 'webworker', noExternal: true },
  build: {
    ssr: 'src/app/snapshot.tsx',
    outDir: dirname(rendererFile),
    emptyOutDir: true,
    manifest: false,
    minify: false,
    rolldownOptions: {
      ...rolldownOptions,
      // Leaves out the code that fetches the diary's posts, a third of the whole: the renderer
      // receives the posts with the request.
      external: [/^@supabase\//, /\/job-post\.ts$/],
      output: {
        format: 'iife',
        entryFileNames: basename(rendererFile),
        codeSplitting: false,
        // Whitespace and comments are removed, so that the browser loads the script sooner. Names
        // stay, for error messages.
        minify: { compress: false, mangle: false, codegen: true },
      },
    },
  },
};

const visitors: InlineConfig = {
  ...shared,
  build: { outDir: bundleFolder, emptyOutDir: true, rolldownOptions },
};

try {
  for (const bundle of [renderer, visitors]) {
    await build(bundle);
  }
} catch (error) {
  console.error(new InputError(bundleProblems(error)).message);
  process.exitCode = 1;
}
