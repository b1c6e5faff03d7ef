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
  'generator/pack/theme.ts',
  'server/read-environment.ts',
  nameOf(import.meta.dirname),
];

interface BundleOptions {
  /** All that the code may read as `import.meta.env`. */
  readonly variables: unknown;
  /** Called when the renderer is there and the visitors' bundle is still to be made. */
  readonly onRenderer: () => void;
}

/** Bundles what renders routes inside the browser, then what visitors load: one load of Vite for both. */
export const bundleStage = ({ variables, onRenderer }: BundleOptions): RunnableStage => ({
  name: 'bundle',
  inputs,
  settings: variables,
  products: [nameOf(dirname(rendererFile)), nameOf(bundleFolder)],
  // The only thing that it prints.
  run: async () => void (await runChild(script, { onOutput: onRenderer })),
});
