import { expect, test } from 'vitest';
import { verifyPages } from '../../snapshots/verify/verify-pages.ts';
import { notFoundPage } from '../../core/domain/pages.ts';
import { pageOfEachKind } from '../support/kinds.ts';
import { siteUrl, theBrowser } from '../support/visitor.ts';

test('a page of each kind is what a browser shows, hydrated and mounted', async () => {
  const { notFound: _, ...kinds } = pageOfEachKind;
  const faults = await verifyPages({
    browser: theBrowser(),
    siteUrl,
    paths: [...Object.values(kinds), notFoundPage.path],
  });
  expect(faults).toEqual([]);
});
