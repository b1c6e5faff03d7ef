import { dirname } from 'node:path';
import type { RunnableStage } from '../../cache/stage.ts';
import { bundleFolder, nameOf, rendererFile } from '../../paths.ts';
import { bundlerScript, type Bundler } from './bundler.ts';

const config = 'vite.config.ts';

/** The source module that renders routes inside the browser. */
export const rendererEntry = 'src/app/snapshot.tsx';

/** Bundles what renders routes inside the browser. `variables` are all that the code may read as `import.meta.env`. */
export const rendererStage = (variables: unknown, bundler: Bundler): RunnableStage => ({
  name: 'renderer',
  code: [nameOf(import.meta.filename), nameOf(bundlerScript), config, rendererEntry],
  settings: variables,
  products: [nameOf(dirname(rendererFile))],
  run: () => bundler.bundle('renderer'),
});

/** Bundles what visitors load. */
export const bundleStage = (variables: unknown, bundler: Bundler): RunnableStage => ({
  name: 'bundle',
  code: [nameOf(import.meta.filename), nameOf(bundlerScript), config, 'index.html'],
  settings: variables,
  products: [nameOf(bundleFolder)],
  // The last bundle of a build.
  run: () => bundler.bundle('site').finally(bundler.stop),
});
