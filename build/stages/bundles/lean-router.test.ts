import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../places.ts';
import { cutRouter } from './lean-router.ts';

test.each([
  ['react-router/dist/esm/link.js', /export const Link = null/, /useCallback|preloadRoute/],
  ['react-router/dist/esm/CatchBoundary.js', /const ErrorComponent = null/, /Something went wrong/],
  ['router-core/dist/esm/router.js', /this\.navigate = /, /this\.(?:invalidate|clearCache|matchRoute) = /],
])('what nothing calls is cut from %s, and the rest stays', (file, kept, gone) => {
  const path = join(root, 'node_modules/@tanstack', file);
  const code = readFileSync(path, 'utf8');
  expect(code).toMatch(gone);
  const cut = cutRouter(code, path);
  expect(cut).toMatch(kept);
  expect(cut).not.toMatch(gone);
});

test('a router that is written in another way stops the build, by the name of its file', () => {
  expect(() => cutRouter('export class RouterCore {}', 'router-core/dist/esm/router.js')).toThrow(
    'router-core/dist/esm/router.js is written in another way: see lean-router.ts',
  );
});
