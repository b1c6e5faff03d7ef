import { InputError } from '../../../src/domain/problems.ts';
import { bundleFolder } from '../../paths.ts';
import { bundleRenderer } from './bundle-renderer.ts';
import { runVite } from './run-vite.ts';

/* Makes both bundles, and says when pages can be rendered with the first. Vite holds up to 200 MB, which go with this process. */

try {
  await bundleRenderer();
  console.log('The renderer is there.');
  await runVite({ build: { outDir: bundleFolder } });
} catch (error) {
  console.error(error instanceof InputError ? error.message : error);
  process.exitCode = 1;
}
