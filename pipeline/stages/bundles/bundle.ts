import { basename, dirname, join } from 'node:path';
import { build, createLogger, type InlineConfig } from 'vite';
import { InputError } from '../../../src/domain/problems.ts';
import { bundleFolder, rendererFile, root } from '../../paths.ts';
import { bundleProblems } from './bundle-problems.ts';

/* Makes both bundles by `vite.config.ts`. Vite holds up to 200 MB, which go with this process. */

// Where the shell says something else Vite would make a bundle for developers.
process.env.NODE_ENV = 'production';

const shared = {
  root,
  configFile: join(root, 'vite.config.ts'),
  configLoader: 'native',
  logLevel: 'warn',
  // Errors are thrown too.
  customLogger: { ...createLogger('warn'), error: () => undefined },
  publicDir: false,
} as const satisfies InlineConfig;

const rolldownOptions: NonNullable<InlineConfig['build']>['rolldownOptions'] = {
  // A busy machine is no fault of the bundle's.
  checks: { pluginTimings: false },
  onLog(level, log, handle) {
    // `use client` says nothing here: all of it is the client.
    if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
  },
};

/**
 * What renders routes inside the browser, as one classic script. A server's bundle: it takes what visitors' pages may import, styles and
 * files included, and leaves them to the visitors' bundle.
 */
const renderer: InlineConfig = {
  ...shared,
  // React's code for visitors, not for developers.
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
      // The diary's posts come with the request: what would fetch them is a third of the code, and nothing here calls for it.
      external: [/^@supabase\//, /\/job-post\.ts$/],
      output: {
        format: 'iife',
        entryFileNames: basename(rendererFile),
        codeSplitting: false,
        // Without blanks and comments the browser has it sooner; names stay, for the messages of what fails.
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
  for (const bundle of [renderer, visitors]) await build(bundle);
} catch (error) {
  console.error(new InputError(bundleProblems(error)).message);
  process.exitCode = 1;
}
