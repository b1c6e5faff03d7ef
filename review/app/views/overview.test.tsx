import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

const page = {
  isListed: true,
  obstacles: [],
  ownShare: 1,
  nearest: { share: 0 },
  contentIn: 9,
  group: 0,
};

// These modules read the browser's address.
vi.mock('../address.ts', () => ({ addressOf: () => '' }));
vi.mock('../links.tsx', () => ({
  Menu: () => null,
  PageLink: ({ name }: { readonly name: string }) => <a href={name}>{name}</a>,
}));
vi.mock('./changes.tsx', () => ({ causeFacets: [] }));
vi.mock('./findings.tsx', () => ({ ruleFacets: [] }));
vi.mock('../report.ts', () => ({
  report: {
    siteUrl: 'https://www.example.co.uk',
    pages: [
      { ...page, path: '/sound' },
      { ...page, path: '/lonely', contentIn: 4 },
      { ...page, path: '/hidden', obstacles: ['noindex'] },
    ],
    rules: [],
    comparedWith: { from: 'main' },
  },
  openFindings: [],
  findingsOf: () => [],
  changedPaths: [],
  nothingChanged: 'Nothing differs.',
}));

test('the overview begins with the pages that need most, and leaves out those that need nothing', async () => {
  const { overview } = await import('./overview.tsx');
  const html = renderToString(<overview.Content />);
  const begin = /<ul class="begin">.*?<\/ul>/.exec(html)![0];
  const paths = [...begin.matchAll(/>(\/\w+)</g)].map(([, path]) => path);
  expect(paths).toEqual(['/hidden', '/lonely']);
});
