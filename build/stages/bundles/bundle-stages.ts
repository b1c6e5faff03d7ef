import { dirname } from 'node:path';
import type { RunnableStage } from '../../cache/stage.ts';
import { bundleFolder, nameOf, rendererFile } from '../../places.ts';

const config = 'vite.config.ts';

/** The source module that renders routes inside the browser. */
export const rendererEntry = 'src/app/snapshot.tsx';

/** Bundles what renders routes inside the browser. `variables` are all that the code may read as `import.meta.env`. */
export const rendererStage = (variables: unknown): RunnableStage => ({
  name: 'renderer',
  code: [nameOf(import.meta.filename), config, rendererEntry],
  settings: variables,
  products: [nameOf(dirname(rendererFile))],
  run: async () => (await import('./bundle-renderer.ts')).bundleRenderer(),
});

/** Bundles what visitors load. */
export const bundleStage = (variables: unknown): RunnableStage => ({
  name: 'bundle',
  code: [nameOf(import.meta.filename), config, 'index.html'],
  settings: variables,
  products: [nameOf(bundleFolder)],
  run: async () => (await import('./bundle-site.ts')).bundleSite(),
});
