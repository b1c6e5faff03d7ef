import { execFileSync } from 'node:child_process';
import { cpSync, realpathSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openBuildCache } from '../../../pipeline/cache/build-cache.ts';
import { copyWithPack } from '../../../pack/copy-project.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a built copy of the project with the example pack in place. */
    exampleProject: string;
  }
}

/**
 * Builds the example pack once for all tests that break a copy. The example has a tenth of our
 * pages.
 */
export function setup(project: TestProject): () => void {
  const root = copyWithPack(
    join(import.meta.dirname, '../../../examples/cornwall'),
  );
  const words = ['--import', './commands/preflight.mjs', 'commands/build.ts'];
  const env = { ...process.env, TZ: 'UTC' };
  execFileSync(process.execPath, words, { cwd: root, env, stdio: 'pipe' });
  takePictures(root);
  project.provide('exampleProject', root);
  return () => rmSync(root, { recursive: true, force: true });
}

/**
 * Gives the example its own copies of the pictures that it shows, so that no test breaks the shared
 * ones.
 */
function takePictures(root: string): void {
  const folder = '.cache/pictures';
  const shared = realpathSync(join(root, folder));
  const own = Object.keys(openBuildCache(root).productsOf('pictures'));
  rmSync(join(root, folder));
  for (const name of own)
    cpSync(join(shared, relative(folder, name)), join(root, name), {
      preserveTimestamps: true,
    });
}
