import { join } from 'node:path';
import { build } from 'vite';
import { bundleFolder, rendererFolder, root } from './places.ts';

const configFile = join(root, 'vite.config.ts');

/** A busy machine is no fault of the bundle's. */
const checks = { pluginTimings: false };

/** Bundles what visitors load into `bundleFolder`. */
export async function bundleSite(): Promise<void> {
  await build({ root, configFile, configLoader: 'native', logLevel: 'warn', publicDir: false, build: { outDir: bundleFolder, emptyOutDir: true, rolldownOptions: { checks } } });
}

/** Without blanks and comments the browser has the renderer sooner; names stay, for the messages of what fails. */
const minify = { compress: false, mangle: false, codegen: true };

/** Bundles the part of the snapshotter that runs in the browser into one script. It is no part of what visitors load. */
export async function bundleRenderer(): Promise<void> {
  await build({
    root,
    configFile,
    configLoader: 'native',
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: rendererFolder,
      emptyOutDir: true,
      manifest: false,
      minify: 'oxc',
      chunkSizeWarningLimit: Number.MAX_SAFE_INTEGER,
      modulePreload: false,
      rolldownOptions: {
        checks,
        input: join(root, 'src/app/snapshot.tsx'),
        // Nothing is loaded by address inside the renderer.
        transform: { define: { 'import.meta': '{}' } },
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'renderer.js', minify },
      },
    },
  });
}
