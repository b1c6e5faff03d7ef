import { bundleFolder } from '../../paths.ts';
import { runVite } from './run-vite.ts';

/** Bundles what visitors load into `bundleFolder`. */
export const bundleSite = (): Promise<void> => runVite({ build: { outDir: bundleFolder } });
