import { dirname, join } from 'node:path';
import type { RunnableStage } from '../../cache/stage.ts';
import { bundleFolder, nameOf, rendererFile } from '../../paths.ts';
import { runChild } from '../../run-child.ts';
import { generatorOnly, pack } from '../source-folders.ts';

/** Bundles what renders routes inside the browser, and what visitors load. `variables`: all that the code may read as `import.meta.env`. */
export const bundleStage = (variables: unknown): RunnableStage => ({
  name: 'bundle',
  inputs: [
    'src',
    ...pack,
    ...generatorOnly,
    'index.html',
    'vite.config.ts',
    'generator/pack/theme.ts',
    'pipeline/paths.ts',
    'server/read-environment.ts',
    nameOf(import.meta.dirname),
  ],
  settings: variables,
  products: [nameOf(dirname(rendererFile)), nameOf(bundleFolder)],
  run: async () => void (await runChild(join(import.meta.dirname, 'bundle.ts'))),
});
