import { InputError } from '../../src/domain/problems.ts';
import { BuildCache } from '../cache/build-cache.ts';
import { dist, nameOf, root } from '../paths.ts';

/**
 * Reads every file of `dist/` and checks that it is as the last build made it. A site that was
 * built on another machine is not recorded here and passes.
 * @throws InputError naming the first file that differs
 */
export function checkBuilt(): void {
  const cache = new BuildCache(root, { readsAll: true });
  const made = Object.entries(cache.productsOf('site'));
  const [altered, ...more] = made.filter(
    ([name, hash]) =>
      name.startsWith(`${nameOf(dist)}/`) && cache.hashOf(name) !== hash,
  );
  if (!altered) return;
  const are = more.length > 0 ? `and ${more.length} more files are` : 'is';
  const message = `${are} not as the build made it: run npm run build`;
  throw new InputError([{ file: altered[0], message }]);
}
