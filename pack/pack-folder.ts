import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a pack consists of. */
export const packParts = ['site', 'templates'] as const;

/**
 * The folder that holds the pack's `site/` and `templates/`, by its whole path: the project itself,
 * or the example whose condition Node runs with, as in `node --conditions=cornwall`.
 */
export const packFolder = join(
  dirname(fileURLToPath(import.meta.resolve('#site/business.ts'))),
  '..',
);
