import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collectFacts } from '../../snapshots/page-facts.ts';
import { parseMarkup, readPlainMarkup } from '../../snapshots/read-markup.ts';
import { notFoundPage, pages, snapshotFile } from '../../src/domain/routes.ts';
import { distFolder } from '../support/built-site.ts';

test('what the build reads of every page is what a parser of any HTML reads', () => {
  for (const page of [...pages, notFoundPage]) {
    const html = readFileSync(join(distFolder, snapshotFile(page)), 'utf8');
    expect(collectFacts(html, readPlainMarkup), page.path).toEqual(collectFacts(html, parseMarkup));
  }
});
