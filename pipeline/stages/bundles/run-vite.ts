import { at } from '../../../src/domain/assert-defined.ts';
import { join, sep } from 'node:path';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { InputError } from '../../../src/domain/problems.ts';
import { packageOf } from '../../cache/module-graph.ts';
import type { StageReport } from '../../cache/stage.ts';
import { nameOf, root } from '../../paths.ts';
import { bundleProblems } from './bundle-problems.ts';

/** Loads Vite, which would make a bundle for developers where the shell says something else. */
export function loadVite() {
  process.env.NODE_ENV = 'production';
  return import('vite');
}

/**
 * Bundles by `vite.config.ts` with some settings of one bundle's own. Returns what it was made from.
 * @throws InputError for everything that the bundler complains of.
 */
export async function runVite({ build, ...settings }: InlineConfig): Promise<StageReport> {
  const { build: bundle, createLogger } = await loadVite();
  const files = new Set<string>();
  const result = bundle({
    root,
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'warn',
    // Errors are thrown too.
    customLogger: { ...createLogger('warn'), error: () => undefined },
    publicDir: false,
    ...settings,
    plugins: [collectFiles(files)],
    build: {
      emptyOutDir: true,
      ...build,
      // A busy machine is no fault of the bundle's.
      rolldownOptions: { checks: { pluginTimings: false }, onLog, ...build?.rolldownOptions },
    },
  });
  try {
    await result;
  } catch (error) {
    throw new InputError(bundleProblems(error));
  }
  return sortFiles(files);
}

/** Takes note of every file that the bundler loads. */
const collectFiles = (files: Set<string>): Plugin => ({
  name: 'collect-files',
  buildEnd() {
    for (const id of this.getModuleIds()) files.add(id.replace(/[?#].*$/, ''));
  },
});

function sortFiles(files: ReadonlySet<string>): StageReport {
  const packages = new Set<string>();
  const own = new Set<string>();
  for (const file of files) {
    const foreign = at(file.split(sep).join('/').split('/node_modules/'), -1);
    if (foreign !== file) packages.add(packageOf(foreign));
    else if (file.startsWith(root + sep)) own.add(nameOf(file));
  }
  return { files: [...own].sort(), packages: [...packages].sort() };
}

const onLog: Rolldown.InputOptions['onLog'] = (level, log, handle) => {
  // `use client` says nothing here: all of it is the client.
  if (log.code === 'MODULE_LEVEL_DIRECTIVE') return;
  handle(level, log);
};
