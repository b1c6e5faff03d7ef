import { join } from 'node:path';
import type { InlineConfig, Rolldown } from 'vite';
import { InputError } from '../../../src/domain/problems.ts';
import { root } from '../../paths.ts';
import { bundleProblems } from './bundle-problems.ts';

/**
 * Bundles by `vite.config.ts` with some settings of one bundle's own.
 * @throws InputError for everything that the bundler complains of.
 */
export async function runVite({ build, ...settings }: InlineConfig): Promise<void> {
  // Where the shell says something else Vite would make a bundle for developers.
  process.env.NODE_ENV = 'production';
  const { build: bundle, createLogger } = await import('vite');
  const result = bundle({
    root,
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'warn',
    // Errors are thrown too.
    customLogger: { ...createLogger('warn'), error: () => undefined },
    publicDir: false,
    ...settings,
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
}

const onLog: Rolldown.InputOptions['onLog'] = (level, log, handle) => {
  // `use client` says nothing here: all of it is the client.
  if (log.code === 'MODULE_LEVEL_DIRECTIVE') return;
  handle(level, log);
};
