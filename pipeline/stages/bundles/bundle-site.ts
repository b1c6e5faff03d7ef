import type { StageReport } from '../../cache/stage.ts';
import { bundleFolder } from '../../paths.ts';
import { runVite } from './run-vite.ts';

/** Bundles what visitors load into `bundleFolder`. */
export const bundleSite = (): Promise<StageReport> => runVite({ build: { outDir: bundleFolder } });
