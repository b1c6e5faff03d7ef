import { InputError } from '../../../src/domain/problems.ts';
import { bundleFolder } from '../../paths.ts';
import { bundleRenderer } from './bundle-renderer.ts';
import { runVite } from './run-vite.ts';

/* Makes the bundle that it is named: `renderer` or `site`. Vite holds up to 200 MB, which go with this process before pages are rendered. */

try {
  await (process.argv[2] === 'renderer' ? bundleRenderer() : runVite({ build: { outDir: bundleFolder } }));
} catch (error) {
  console.error(error instanceof InputError ? error.message : error);
  process.exitCode = 1;
}
