import { join } from 'node:path';
import { build } from 'vite';
import { bundleFolder, root } from '../places.ts';

/** A busy machine is no fault of the bundle's. */
const checks = { pluginTimings: false };

/** Bundles what visitors load into `bundleFolder`. */
export async function bundleSite(): Promise<void> {
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'warn',
    publicDir: false,
    build: { outDir: bundleFolder, emptyOutDir: true, rolldownOptions: { checks } },
  });
}
