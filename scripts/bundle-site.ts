/* The bundles alone, for machines that take snapshots of them. */
import { bundleRenderer, bundleSite } from './make-bundles.ts';

await bundleSite();
await bundleRenderer();
