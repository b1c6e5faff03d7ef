import { expect, test } from 'vitest';
import { readPageFacts } from './page-facts.ts';

const page = (main: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body><header><a href="/services">S</a>Menu</header><main>${main}</main><footer>Foot</footer></body></html>`;

test('the title and tags of the head are read with their entities decoded', () => {
  const head =
    '<title>Moss &amp; more</title><meta name="description" content="Slabs &quot;and&quot; steps"><meta name="robots" content="noindex">' +
    '<link rel="stylesheet" href="/a.css"><link rel="canonical" href="https://clean.example/gallery">';
  expect(readPageFacts(page('', head))).toMatchObject({
    title: 'Moss & more',
    description: 'Slabs "and" steps',
    canonical: 'https://clean.example/gallery',
    robots: 'noindex',
    head: {},
  });
});

test('head tags for crawlers without a field of their own are kept by name, and a repeated tag keeps all its values', () => {
  const { head, robots } = readPageFacts(
    `<html lang="fr">${page(
      '',
      '<meta name="robots" content="index"><meta name="robots" content="noindex"><meta name="Googlebot" content="none"><meta http-equiv="refresh" content="0;url=/b"><link rel="alternate" hreflang="de" href="/de"><link rel="stylesheet" href="/a.css">',
    )}`,
  );
  expect(robots).toBe('index, noindex');
  expect(head).toEqual({
    lang: 'fr',
    googlebot: 'none',
    refresh: '0;url=/b',
    'alternate de': '/de',
  });
});

test('headings, pictures, social tags and structured data are read as crawlers see them', () => {
  const facts = readPageFacts(
    page(
      '<h1>Slate &amp; <b>tile</b></h1><img src="/a.jpg" alt="A roof"><h3>Moss</h3><img src="/b.jpg" alt=""><script type="application/ld+json">{"a":1}</script><script>code</script>',
      '<meta property="og:image" content="/card.jpg"><meta name="twitter:card" content="summary">',
    ),
  );
  expect(facts).toMatchObject({
    headings: [
      { level: 1, text: 'Slate & tile' },
      { level: 3, text: 'Moss' },
    ],
    images: [
      { address: '/a.jpg', alt: 'A roof' },
      { address: '/b.jpg', alt: '' },
    ],
    social: { 'og:image': '/card.jpg', 'twitter:card': 'summary' },
    jsonLd: ['{"a":1}'],
  });
});

test('the title of an SVG drawing is not taken for the title of the page', () => {
  expect(
    readPageFacts(
      page(
        '<svg><title>Icon</title><path d="M0 0"/></svg>Text',
        '<title>Page</title>',
      ),
    ),
  ).toMatchObject({ title: 'Page', mainText: 'Text' });
});

test.each([
  [
    'has one line per block and single spaces',
    '<h1>One \t two</h1><p>Three <b>four</b>,<br>five</p><ul><li>Six</li><li>Seven</li></ul>',
    'One two\nThree four,\nfive\nSix\nSeven',
  ],
  [
    'keeps cells apart',
    '<table><tr><th>Deck</th><td>£3.50</td></tr></table>',
    'Deck\n£3.50',
  ],
  [
    'keeps buttons apart',
    '<button>Back</button><button>Next</button>',
    'Back\nNext',
  ],
  [
    'keeps adjacent links apart',
    '<a href="/a">Call</a><a href="/b">Write</a>',
    'Call Write',
  ],
  [
    'adds no space before a comma',
    '<p>Ask <a href="/a">us</a>, today.</p>',
    'Ask us, today.',
  ],
  ['keeps spans apart', '<span>A</span><span>B</span>', 'A B'],
  [
    'leaves out what is hidden from screen readers',
    '<span aria-hidden="true">A<b>B</b></span>April',
    'April',
  ],
  ...['script', 'style', 'noscript', 'template'].map((name) => [
    `leaves out a ${name}`,
    `<p>Before</p><${name}>hidden</${name}><p>After</p>`,
    'Before\nAfter',
  ]),
])('main text %s', (_what, main, text) => {
  expect(readPageFacts(page(main!)).mainText).toBe(text);
});

test('text that changes with the database is left out, and so are its links', () => {
  const facts = readPageFacts(
    page(
      '<p>Before</p><div data-live=""><p>Post <img src="/a.jpg"><a href="/devon/exeter">Exeter</a></p></div><p>After <a href="/gallery">G</a></p>',
    ),
  );
  expect(facts.mainText).toBe('Before\nAfter G');
  expect(facts.links).toEqual(['/gallery', '/services']);
});

test('links to pages of the site are sorted and unique, without fragment or query', () => {
  const links = [
    '/services#patio',
    '/services?x=1',
    '/areas-we-serve',
    '#main',
    'https://elsewhere.example/',
    'tel:+441',
    'mailto:a@b',
    '/',
  ];
  expect(
    readPageFacts(page(links.map((href) => `<a href="${href}">x</a>`).join('')))
      .links,
  ).toEqual(['/', '/areas-we-serve', '/services']);
});
