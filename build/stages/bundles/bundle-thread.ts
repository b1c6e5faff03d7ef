import { parentPort } from 'node:worker_threads';
import { ensure } from '../../../src/domain/ensure.ts';
import { InputError } from '../../../src/domain/problems.ts';
import { bundleRenderer } from './bundle-renderer.ts';
import { bundleSite } from './bundle-site.ts';
import type { BundleAnswer, BundleName } from './bundler.ts';

/* Bundles in a thread of its own what `bundler.ts` asks for. */

const bundles = { renderer: bundleRenderer, bundle: bundleSite } as const;
const port = ensure(parentPort, 'a thread');

port.on('message', async (name: BundleName) => port.postMessage(await answer(name)));

async function answer(name: BundleName): Promise<BundleAnswer> {
  try {
    return { report: await bundles[name]() };
  } catch (error) {
    // Anything else ends the thread, and is told as it is.
    if (!(error instanceof InputError)) throw error;
    return { problems: error.problems };
  }
}
