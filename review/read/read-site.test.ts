import { expect, test } from 'vitest';
import {
  comparedText,
  type PageContent,
} from '../../generator/pages/content-text.ts';
import { measureSimilarity } from '../../generator/likeness/similarity.ts';
import type { Page } from '../../core/domain/pages.ts';
import {
  fixtureServicePaths,
  makeFixtureSite,
  reviewInput,
} from '../../tests/support/review/fixture-site.ts';
import { openSite, readSite } from './read-site.ts';

const words = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ');
const contentOf = ({ path }: Page): PageContent => ({
  publish: true,
  seo: { title: '', description: '' },
  standfirst: words('common', 60),
  pairs: [],
  postcodes: [],
  climate: 'everywhere',
  bodyHtml: `<p>${words(path.replace(/\W/g, ''), 400)}</p>`,
  faqs: [{ q: words('question', 8), a: words('answer', 20) }],
  reviews: [],
  nearby: [],
});
const [one = '', other = ''] = fixtureServicePaths;

/** How alike two pages are by the review, after the pages in `edited` were edited. */
function likenessOf(edited: readonly string[] = []) {
  const input = reviewInput(makeFixtureSite());
  const isCompared = ({ path }: Page) => [one, other].includes(path);
  const site = openSite({
    ...input,
    isListed: isCompared,
    captured: { ...input.captured, content: contentOf },
    altered: edited.map((path) => ({
      file: `${path}.html`,
      way: 'changed',
      edits: [],
    })),
  });
  return readSite(site, () => {}).similarity.worst[0]?.similarity;
}

test('the review finds two towns’ pages as alike as the generator does, whatever their components say', () => {
  const texts = input().map((page) => ({
    path: page.path,
    group: 'service',
    isOfTown: true,
    text: comparedText(contentOf(page)),
  }));
  const [pair] = measureSimilarity(texts).worst;
  expect(pair!.similarity).toBeGreaterThan(0.05);
  expect(likenessOf()).toBe(pair!.similarity);
});

test('a page edited since the build is compared by what it shows', () => {
  expect(likenessOf([one])).not.toBe(likenessOf());
});

const input = () =>
  reviewInput(makeFixtureSite()).pages.filter(({ path }) =>
    [one, other].includes(path),
  );
