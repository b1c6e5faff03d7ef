import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inputError } from '../../core/domain/problems.ts';
import { alteredFiles } from '../cache/altered-files.ts';
import { dist, nameOf, root } from '../../core/disk/project-paths.ts';
import { countOf } from '../../core/domain/text/count-of.ts';

/**
 * Checks that every file of `dist/` is as the last build made it. A site that was built on another
 * machine has no record here and passes.
 * @throws InputError if there is no site, or naming the first file that differs
 */
export function checkBuilt(): void {
  if (!existsSync(join(dist, '404.html')))
    throw inputError('dist', 'holds no built site: run npm run build first');
  const [altered, ...more] =
    alteredFiles({ root, folder: dist, readsAll: true }) ?? [];
  if (!altered) return;
  const are =
    more.length > 0 ? `and ${countOf(more.length, 'more file')} are` : 'is';
  const message = `${are} not as the build made it: run npm run build`;
  throw inputError(`${nameOf(dist)}/${altered.name}`, message);
}
