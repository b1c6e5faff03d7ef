import { basename, dirname, join } from 'node:path';
import { build, createLogger, type InlineConfig } from 'vite';
import { InputError } from '../../../src/domain/problems.ts';
import { bundleFolder, rendererFile, root } from '../../paths.ts';
import { bundleProblems } from './bundle-problems.ts';

/* Makes both bundles with Vite, in a process of its own: Vite holds up to 200 MB. */

// With another value in the shell Vite would make a bundle for developers.
process.env.NODE_ENV = 'production';

const shared = {
  root,
  configFile: join(root, 'vite.config.ts'),
  configLoader: 'native',
  logLevel: 'warn',
  // Errors are thrown as well.
  customLogger: { ...createLogger('warn'), error: () => undefined },
  publicDir: false,
} as const satisfies InlineConfig;

const rolldownOptions: NonNullable<InlineConfig['build']>['rolldownOptions'] = {
  // Slow plugins are no problem of the bundle.
  checks: { pluginTimings: false },
  onLog(level, log, handle) {
    // `use client` means nothing here, where everything is the client.
    if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
  },
};

/**
 * Renders routes inside the browser, as one classic script. As a bundle for a server it may import
 * what pages import and leaves styles and files to the visitors' bundle.
 */
const renderer: InlineConfig = {
  ...shared,
  // React's production code.
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
      // A third of the code. It fetches the diary's posts, which the renderer gets with the
      // request.
      external: [/^@supabase\//, /\/job-post\.ts$/],
      output: {
        format: 'iife',
        entryFileNames: basename(rendererFile),
        codeSplitting: false,
        // White space and comments are removed, so that the browser gets the script sooner. Names
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
  // Vite takes what follows such a character for a query or a fragment.
  const odd = /[#?]/.exec(root)?.[0];
  if (odd !== undefined)
    throw new Error(
      `cannot be made below ${root}: rename its folder without "${odd}"`,
    );
  for (const bundle of [renderer, visitors]) {
    await build(bundle);
  }
} catch (error) {
  console.error(new InputError(bundleProblems(error)).message);
  process.exitCode = 1;
}
