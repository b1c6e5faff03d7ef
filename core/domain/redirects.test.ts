import { expect, test } from 'vitest';
import { eachRedirect } from './redirects.ts';
import { services } from './services.ts';

test("a row for a whole town redirects each of that town's pages to the same page of another", () => {
  const all = eachRedirect({ from: '/devon/adel/*', to: '/devon/otley/*' });
  expect(all).toHaveLength(1 + services.length);
  expect(all[0]).toEqual({ from: '/devon/adel', to: '/devon/otley' });
  for (const { from, to } of all)
    expect(to).toBe(from.replace('adel', 'otley'));
});

test("a row for a whole town can redirect all of the town's pages to a single page", () => {
  expect(
    new Set(
      eachRedirect({ from: '/devon/adel/*', to: '/areas' }).map(({ to }) => to),
    ),
  ).toEqual(new Set(['/areas']));
});
