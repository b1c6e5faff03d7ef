import { InputError } from '../../../src/domain/problems.ts';
import { bundleRenderer } from './bundle-renderer.ts';
import { bundleSite } from './bundle-site.ts';
import type { BundleName, BundlerAnswer } from './bundler.ts';
import { loadVite } from './run-vite.ts';

/* The bundler's process: makes the bundles that it is sent the names of, until nobody is left to send one. */

const bundles = { renderer: bundleRenderer, site: bundleSite };

async function make(name: BundleName): Promise<BundlerAnswer> {
  try {
    return { report: await bundles[name]() };
  } catch (error) {
    if (error instanceof InputError) return { problems: error.problems };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('disconnect', () => process.exit());
process.on('message', async (name: BundleName) => process.send?.(await make(name)));
await loadVite();
