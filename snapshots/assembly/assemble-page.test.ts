import { expect, test } from 'vitest';
import { pages, paths, type Page } from '../../core/domain/pages.ts';
import type { PageData } from '../../core/domain/rendering.ts';
import { renderPage } from '../../tests/support/render-page.ts';
import { readPageFacts } from '../page-facts.ts';
import {
  createAssembler,
  integrityOf,
  withIntegrity,
  type ViteManifest,
} from './assemble-page.ts';

const pageAt = (path: string) => pages.find((page) => page.path === path)!;
const template =
  '<html><head><meta charset="utf-8"><!--page-head--><script type="module" src="/assets/start-1.js"></script></head><body><div id="root"><!--page-root--></div><!--page-data--></body></html>';
const manifest: ViteManifest = {
  '_start.js': { file: 'assets/start-1.js' },
  '_site.js': {
    file: 'assets/site-1.js',
    name: 'site',
    imports: ['_react.js', '_start.js'],
  },
  '_react.js': { file: 'assets/react-2.js' },
  '_card.js': { file: 'assets/card-3.js', imports: ['_react.js', '_icons.js'] },
  '_icons.js': { file: 'assets/icons-4.js', imports: ['_card.js'] },
  'src/pages/services/ServicesPage.tsx': {
    file: 'assets/services-5.js',
    imports: ['_card.js', '_site.js'],
  },
  'src/pages/privacy/PrivacyPage.tsx': {
    file: 'assets/privacy-6.js',
    dynamicImports: ['src/pages/privacy/Section.tsx', 'src/seldom.ts'],
  },
  'src/pages/privacy/Section.tsx': {
    file: 'assets/section-7.js',
    imports: ['_icons.js', '_react.js', '_start.js'],
  },
  'src/seldom.ts': { file: 'assets/seldom-8.js' },
};
/** A render without a place for the date, as of a page that search engines do not list. */
const render =
  '<title>Services</title><meta name="robots" content="index"><!--$--><main>Words</main><!--/$-->';
const bundle = { template, manifest, build: 'abc123' };
const assembler = createAssembler(bundle);
const assemble = (page: Page, html: string, data: PageData, changed = '') =>
  assembler({ page, html, data, changed });
const unlisted = pageAt('/privacy-policy');

test('head tags go into the head and content into the root, followed by the scripts that the head does not name and those of later sections', () => {
  expect(assemble(unlisted, render, [])).toBe(
    '<html><head><meta charset="utf-8"><meta name="build" content="abc123"><title>Services</title><meta name="robots" content="index"><script type="module" src="/assets/start-1.js"></script></head>' +
      '<body><div id="root"><!--$--><main>Words</main><!--/$--></div>' +
      '<script type="application/json" id="page-entry">{"path":"/privacy-policy","scripts":["/assets/site-1.js","/assets/react-2.js","/assets/privacy-6.js"],"later":["/assets/section-7.js","/assets/icons-4.js","/assets/card-3.js"]}</script></body></html>',
  );
});

test('a page whose module is missing from the bundle fails and names the module and the file to correct', async () => {
  const html = await renderPage(paths.home);
  expect(() => assemble(pageAt(paths.home), html, [])).toThrow(
    /src\/pages\/home\/HomePage\.tsx is not in the bundle's manifest: correct snapshots\/rendering\/page-modules\.ts/,
  );
});

test('page data cannot close its script block, open another or start a comment', () => {
  const data = [
    [
      ['job-posts'],
      [{ body: '</script><script>alert(1)</script><!--<SCRIPT' }],
    ],
  ] as const;
  const html = assemble(unlisted, render, data);
  const block =
    /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(
      html,
    )![1]!;
  expect(block).not.toContain('<');
  expect(JSON.parse(block)).toEqual(data);
});

test('characters that are special in replacement patterns are kept', () => {
  const signs = "$& $1 $' $` $$";
  const html = assemble(
    unlisted,
    `<title>${signs}</title><!--$--><main>${signs}</main><!--/$-->`,
    [[['a'], signs]],
  );
  expect(html.split(signs)).toHaveLength(4);
});

test('a placeholder inside rendered HTML or page data is kept as ordinary text', () => {
  const html = assemble(
    unlisted,
    '<!--$--><main>&lt;!--page-data--&gt;</main><!--/$-->',
    [[['a'], '<!--page-root-->']],
  );
  expect(html).not.toContain('<!--page-');
  expect(html).toContain('<main>&lt;!--page-data--&gt;</main>');
  expect(html).toContain(String.raw`\u003c!--page-root-->`);
});

test('the date of the last change, if known, is in the structured data and the footer of a page that search engines list', async () => {
  const datedPage = async (path: string, changed: string) =>
    assemble(pageAt(path), await renderPage(path), [], changed);
  const html = await datedPage(paths.services, '2026-11-22');
  const [graph] = readPageFacts(html).jsonLd;
  expect(JSON.parse(graph!)['@graph'][0]).toMatchObject({
    '@type': 'WebPage',
    dateModified: '2026-11-22',
  });
  expect(html).toContain(
    'Last updated <time dateTime="2026-11-22">22 November 2026</time></p>',
  );
  expect(html).toContain('[[["changed","/services"],"2026-11-22"]]');
  for (const [path, changed] of [
    [paths.services, ''],
    [unlisted.path, '2026-11-22'],
  ] as const)
    expect(await datedPage(path, changed)).not.toMatch(
      /dateModified|2026-11-22/,
    );
});

test.each([
  ['a WebPage node', '"@type":"WebPage"', '"@type":"AboutPage"'],
  ['structured data', 'application/ld+json', 'application/json'],
  ['an element for the date', 'data-changed', 'data-dated'],
  [
    'a single element for the date',
    '<footer',
    '<p data-changed=""></p><footer',
  ],
])(
  'a listed page without %s is refused, by a build without a date too',
  async (_what, part, other) => {
    const html = (await renderPage(paths.services)).replace(part, other);
    for (const changed of ['', '2026-11-22'])
      expect(() => assemble(pageAt(paths.services), html, [], changed)).toThrow(
        '/services has no place for its date',
      );
  },
);

test.each(['<!--page-head-->', '<!--page-root-->', '<!--page-data-->'])(
  'an index.html without %s is refused',
  (mark) => {
    expect(() =>
      createAssembler({ ...bundle, template: template.replace(mark, '') }),
    ).toThrow(`index.html lacks ${mark}`);
  },
);

const files: Readonly<Record<string, string>> = {
  'assets/start-1.js': 'start()',
  'assets/index-2.css': 'p{}',
};
const readFile = (path: string) => Buffer.from(files[path]!);

test('tags of scripts and style sheets get an integrity hash, and everything else is unchanged', () => {
  const html =
    '<link rel="icon" href="/favicon.svg"><link rel="preload" href="/assets/a.woff2" as="font">' +
    '<script type="module" crossorigin src="/assets/start-1.js"></script><link rel="stylesheet" crossorigin href="/assets/index-2.css">' +
    '<script type="application/json">{"src":"/assets/start-1.js"}</script>';
  expect(withIntegrity(html, readFile)).toBe(
    html
      .replace(
        'start-1.js">',
        `start-1.js" integrity="${integrityOf(Buffer.from('start()'))}">`,
      )
      .replace(
        'index-2.css">',
        `index-2.css" integrity="${integrityOf(Buffer.from('p{}'))}">`,
      ),
  );
});

test('the integrity hash is the one that browsers compute', () => {
  expect(integrityOf(Buffer.from(''))).toBe(
    'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb',
  );
});
