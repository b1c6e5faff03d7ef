import { dirname } from 'node:path';
import type { RunnableStage } from '../../cache/stage.ts';
import { bundleFolder, nameOf, rendererFile } from '../../places.ts';
import { makeBundle } from './bundler.ts';

const config = 'vite.config.ts';
const code = [nameOf(import.meta.filename), `${nameOf(import.meta.dirname)}/bundle-thread.ts`];

/** The source module that renders routes inside the browser. */
export const rendererEntry = 'src/app/snapshot.tsx';

/** Bundles what renders routes inside the browser. `variables` are all that the code may read as `import.meta.env`. */
export const rendererStage = (variables: unknown): RunnableStage => ({
  name: 'renderer',
  code: [...code, config, rendererEntry],
  settings: variables,
  products: [nameOf(dirname(rendererFile))],
  run: () => makeBundle('renderer'),
});

/** Bundles what visitors load. */
export const bundleStage = (variables: unknown): RunnableStage => ({
  name: 'bundle',
  code: [...code, config, 'index.html'],
  settings: variables,
  products: [nameOf(bundleFolder)],
  run: () => makeBundle('bundle'),
});
