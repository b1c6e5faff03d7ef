import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { copyWithPack } from '../../build/try-pack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a copy of the project with the example pack in place, built. */
    exampleProject: string;
  }
}

/** Builds the example pack, a tenth of the pages of ours, once for all tests that copy it to break what builds it. */
export function setup(project: TestProject): () => void {
  const root = copyWithPack(join(import.meta.dirname, '../../examples/cornwall'));
  const args = ['--import', './commands/preflight.mjs', 'commands/build.ts'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The example pack could not be built:\n${stderr}`);
  project.provide('exampleProject', root);
  return () => rmSync(root, { recursive: true, force: true });
}
