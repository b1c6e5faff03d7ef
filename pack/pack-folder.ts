import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What a pack consists of. */
export const packParts = ['site', 'templates'] as const;

/**
 * The folder that holds the pack's `site/` and `templates/`, by its whole path: the project itself,
 * or the example whose condition Node runs with, as in `node --conditions=cornwall`.
 */
export const packFolder = join(
  // Not `import.meta.resolve`, which Vitest's own module runner lacks.
  dirname(createRequire(import.meta.url).resolve('#site/business.ts')),
  '..',
);
