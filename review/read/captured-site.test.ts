import { expect, test } from 'vitest';
import { pairs } from '#site/pairs.ts';
import { pages } from '../../core/domain/pages.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { openDist } from './captured-site.ts';

const page = pages.find(({ kind }) => kind === 'townService')!;
const content = {
  publish: true,
  seo: { title: 'Patios', description: 'Patios cleaned' },
  standfirst: 'Slate.',
  pairs: [
    {
      name: Object.keys(pairs)[0],
      surface: 'Slate',
      after: 'Clean slate',
      caption: 'A slate terrace',
      sample: true,
    },
  ],
  postcodes: ['EX1'],
  climate: 'everywhere',
  bodyHtml: '<p>Slate.</p>',
  faqs: Array.from({ length: 6 }, () => ({ q: 'Why?', a: 'Because.' })),
  reviews: [],
  nearby: [],
};

/** What a site says of the page's content, whose file holds `text`. */
function contentIn(text: string) {
  const { root, write } = temporaryFolder();
  write('index.html', '');
  write(`content${page.path}.json`, text);
  return openDist(root).content(page);
}

test('a page’s content is read although the diary added its jobs to it', () => {
  const added = { ...content, recentWork: { posts: [] } };
  expect(contentIn(JSON.stringify(added))).toMatchObject({
    standfirst: 'Slate.',
  });
});

test('damaged content counts as none, so that the review goes on', () => {
  expect(contentIn('{"publish": tr')).toBeUndefined();
});
