import { join } from 'node:path';
import { build } from 'rolldown';
import { viteImportGlobPlugin } from 'rolldown/experimental';
import type { Environment } from '../../src/domain/environment.ts';
import { alias, definesFor, target } from './bundle-settings.ts';
import { rendererFile, root } from '../places.ts';

/**
 * Bundles the part of the snapshotter that runs in the browser into one script. It is no part of what visitors load and
 * needs neither styles nor files beside it, so that the bundler inside Vite does it alone, in half of Vite's time.
 */
export async function bundleRenderer(environment: Environment): Promise<void> {
  await build({
    cwd: root,
    input: join(root, 'src/app/snapshot.tsx'),
    platform: 'browser',
    // The diary's posts come with the request: what would fetch them is a third of the code, and nothing here calls for it.
    external: [/^@supabase\//, /\/job-post\.ts$/],
    resolve: { alias },
    plugins: [viteImportGlobPlugin({ root })],
    transform: {
      target,
      jsx: { runtime: 'automatic', development: false },
      // Nothing is loaded by address inside the renderer.
      define: { ...definesFor(environment), 'import.meta': '{}', 'process.env.NODE_ENV': '"production"' },
    },
    onLog(level, log, handle) {
      // `use client` says nothing here: all of it is the client.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
    },
    output: {
      file: rendererFile,
      format: 'iife',
      codeSplitting: false,
      // Without blanks and comments the browser has it sooner; names stay, for the messages of what fails.
      minify: { compress: false, mangle: false, codegen: true },
    },
  });
}
