import { join } from 'node:path';
import { build } from 'vite';
import { bundleFolder, rendererFolder } from './bundle.ts';

const root = join(import.meta.dirname, '..');
const configFile = join(root, 'vite.config.ts');

/** Bundles what visitors load into `bundleFolder`. */
export async function bundleSite(): Promise<void> {
  await build({ root, configFile, logLevel: 'warn', publicDir: false, build: { outDir: bundleFolder, emptyOutDir: true } });
}

/** Bundles the part of the snapshotter that runs in the browser into one script. It is no part of what visitors load. */
export async function bundleRenderer(): Promise<void> {
  await build({
    root,
    configFile,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: rendererFolder,
      emptyOutDir: true,
      manifest: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/app/snapshot.tsx'),
        // Nothing is loaded by address inside the renderer.
        transform: { define: { 'import.meta': '{}' } },
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'renderer.js' },
      },
    },
  });
}
