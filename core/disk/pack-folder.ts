import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Folders that make up a pack. */
export const packParts = ['site', 'templates'] as const;

/**
 * Absolute path of the folder that holds the pack's `site/` and `templates/`: the project, or an
 * example if Node was started with its condition, as in `node --conditions=example`.
 */
export const packFolder = findPackFolder();

function findPackFolder(): string {
  try {
    // Not `import.meta.resolve`, which Vitest's own module runner lacks.
    const { resolve } = createRequire(import.meta.url);
    return join(dirname(resolve('#site/business.ts')), '..');
  } catch {
    // The pack lacks that file. Whatever imports the file reports it.
    return join(import.meta.dirname, '../..');
  }
}
