import { dirname, join } from 'node:path';
import type { RunnableStage } from '../../cache/stage.ts';
import { bundleFolder, nameOf, rendererFile } from '../../paths.ts';
import { runChild } from '../../run-child.ts';
import { generatorOnly, pack } from '../source-folders.ts';

const script = join(import.meta.dirname, 'bundle.ts');

const inputs = [
  'src',
  ...pack,
  ...generatorOnly,
  'index.html',
  'vite.config.ts',
  'pipeline/brand',
  'server/read-environment.ts',
  nameOf(import.meta.dirname),
];

/** Bundles what renders routes inside the browser. `variables` are all that the code may read as `import.meta.env`. */
export const rendererStage = (variables: unknown): RunnableStage => ({
  name: 'renderer',
  inputs,
  settings: variables,
  products: [nameOf(dirname(rendererFile))],
  run: async () => void (await runChild(script, { args: ['renderer'] })),
});

/** Bundles what visitors load. */
export const bundleStage = (variables: unknown): RunnableStage => ({
  name: 'bundle',
  inputs,
  settings: variables,
  products: [nameOf(bundleFolder)],
  run: async () => void (await runChild(script, { args: ['site'] })),
});
