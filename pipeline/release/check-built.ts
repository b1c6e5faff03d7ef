import { InputError } from '../../src/domain/problems.ts';
import { BuildCache } from '../cache/build-cache.ts';
import { nameOf, dist, root } from '../paths.ts';

/**
 * Reads every file of `dist/`: each is what the last build made. A build of another machine is not known here, and believed.
 * @throws InputError naming a file that is not, before it is published
 */
export function checkBuilt(): void {
  const cache = new BuildCache(root, { readsAll: true });
  const made = Object.entries(cache.productsOf('site')).filter(([name]) =>
    name.startsWith(`${nameOf(dist)}/`),
  );
  const [altered, ...more] = made.filter(
    ([name, hash]) => cache.hashOf(name) !== hash,
  );
  if (!altered) return;
  const others = more.length > 0 ? ` and ${more.length} more files are` : ' is';
  throw new InputError([
    {
      file: altered[0],
      message: `${others.trim()} not as the build made it: run npm run build`,
    },
  ]);
}
