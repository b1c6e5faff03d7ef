import { paths } from '../../../src/domain/pages.ts';
import { socialImageOf } from '../../../src/domain/pictures/social-images.ts';
import { findTown, towns } from '../../../src/domain/towns.ts';
import { fixtureSiteUrl } from './fixture-page.ts';
import {
  addToMain,
  hostFile,
  htmlAt,
  linkingTo,
  replaceOn,
  swap,
  unlink,
  type Cases,
  type Damage,
} from './fixture-site.ts';

const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)![1]!;
const descriptionOf = (html: string) =>
  /name="description" content="([^"]*)"/.exec(html)![1]!;

const retitle =
  (to: string): Damage =>
  (site, path) => {
    // With facts about the town, another rule would report that the title lacks the town's name.
    site.townFacts.delete(path);
    replaceOn(site, path, [titleOf(htmlAt(site, path)), to]);
  };
const redescribe =
  (make: (text: string) => string): Damage =>
  (site, path) => {
    const text = descriptionOf(htmlAt(site, path));
    replaceOn(site, path, [text, make(text)]);
  };

/* Changes og:url as well, since another rule compares the two. */
const canonical =
  (to: (path: string) => string): Damage =>
  (site, path) => {
    swap(
      `<link rel="canonical" href="${fixtureSiteUrl}${path}">`,
      `<link rel="canonical" href="${to(path)}">`,
    )(site, path);
    swap(
      `"og:url" content="${fixtureSiteUrl}${path}"`,
      `"og:url" content="${to(path)}"`,
    )(site, path);
  };
const robots = (content: string) =>
  swap('content="index, follow"', `content="${content}"`);

const headTag = (tag: string) => swap('<meta charset', `${tag}<meta charset`);
const listed =
  (address: string): Damage =>
  (site) => {
    site.sitemap = site.sitemap!.replace(
      '</urlset>',
      `<url><loc>${address}</loc></url></urlset>`,
    );
  };

/** Ways to break the rules on titles, the head of a page and the sitemap. */
export const pageCases: Cases = {
  'title-length': {
    'the title is cut off after 60 characters': retitle(
      'Everything one could possibly want to know about cleaning slabs',
    ),
    'the title is short in characters but too wide': retitle(
      'WWWWWWWW MMMMMMMM WWWWWWWW MMMMMMMM',
    ),
    'the title is too short': retitle('Slabs'),
  },
  'description-length': {
    'the description is too short': redescribe((text) => text.slice(0, 60)),
    'the description is too long': redescribe((text) => `${text} ${text}`),
    'the description is missing': (site, path) => {
      const text = descriptionOf(htmlAt(site, path));
      replaceOn(site, path, [
        '<meta name="description"',
        '<meta name="keywords"',
      ]);
      replaceOn(site, path, [`,"description":"${text}"`, '']);
    },
  },
  'duplicate-title': {
    'the title is that of the home page': [
      (site, path) => retitle(titleOf(htmlAt(site, '/')))(site, path),
      () => '/',
    ],
  },
  'duplicate-description': {
    'the description is that of the home page': [
      (site, path) =>
        redescribe(() => descriptionOf(htmlAt(site, '/')))(site, path),
      () => '/',
    ],
  },
  canonical: {
    'there are two canonical links': swap(
      '</head>',
      `<link rel="canonical" href="${fixtureSiteUrl}/"></head>`,
    ),
    'a second canonical link is in capital letters': swap(
      '</head>',
      `<LINK REL="Canonical" href="${fixtureSiteUrl}/"></head>`,
    ),
    'the canonical link is in the body': (site, path) => {
      const tag = `<link rel="canonical" href="${fixtureSiteUrl}${path}">`;
      swap(tag, '')(site, path);
      swap('<header>', `${tag}<header>`)(site, path);
    },
  },
  indexable: {
    'the error page is a copy of the home page': [
      (site) => site.html.set('404.html', htmlAt(site, '/')),
      () => '/404',
    ],
    'the canonical address has a trailing slash': canonical(
      (path) => `${fixtureSiteUrl}${path}/`,
    ),
    'the canonical address is that of another page': canonical(
      () => `${fixtureSiteUrl}/areas-we-serve`,
    ),
    'the canonical address is relative': canonical((path) => path),
    'the error page may be indexed': [
      (site) => replaceOn(site, '/404', ['noindex, follow', 'index, follow']),
      () => '/404',
    ],
    'robots.txt keeps crawlers off a page': (site, path) => {
      site.robotsTxt = site.robotsTxt!.replace(
        'Allow: /',
        `Allow: /\nDisallow: ${path}`,
      );
    },
    'a tag tells one search engine to leave the page out': headTag(
      '<meta name="Bingbot" content="none">',
    ),
    'a refresh leads to another page': headTag(
      '<meta http-equiv="refresh" content="0; url=/areas-we-serve">',
    ),
    'a header tells a search engine to leave the page out': hostFile(
      '_headers',
      (path) => `${path}\n  X-Robots-Tag: googlebot: noindex\n`,
    ),
    'a route of the host tells search engines to leave the page out': hostFile(
      'vercel.json',
      (path) =>
        JSON.stringify({
          cleanUrls: true,
          routes: [
            { handle: 'hit' },
            { src: `^${path}$`, headers: { 'X-Robots-Tag': 'noindex' } },
          ],
        }),
    ),
    'no text may be shown': robots('index, follow, nosnippet'),
    'a snippet may have no characters': robots('index, follow, max-snippet:0'),
    'no picture may be shown': hostFile(
      '_headers',
      (path) => `${path}\n  X-Robots-Tag: noimageindex\n`,
    ),
    'no word of the content may be quoted': swap(
      '<main id="main">',
      '<main id="main" data-nosnippet>',
    ),
    'a page that is not to be listed says only that it may not be quoted': [
      (site) =>
        replaceOn(site, '/404', ['noindex, follow', 'nosnippet, follow']),
      () => '/404',
    ],
    'the address answers with another page': hostFile(
      '_redirects',
      (path) => `${path} /areas-we-serve.html 200\n`,
    ),
    'the address answers 404': hostFile(
      '_redirects',
      (path) => `${path} /404 404\n`,
    ),
    'the address redirects to another page': hostFile(
      '_redirects',
      (path) => `${path} / 301\n`,
    ),
  },
  'robots-meta': {
    'the directives contradict each other': robots('index, follow, nofollow'),
    'no link of the page is to be followed': robots('index, nofollow'),
    'there are two robots tags': swap(
      '<meta charset',
      '<meta name="robots" content="all"><meta charset',
    ),
  },
  'social-card': {
    'the card has another description': swap(
      'og:description" content="',
      'og:description" content="Cheap! ',
    ),
    'the card has no title': swap('og:title', 'og:headline'),
    'og:url is that of another page': (site, path) =>
      swap(
        `"og:url" content="${fixtureSiteUrl}${path}"`,
        `"og:url" content="${fixtureSiteUrl}/"`,
      )(site, path),
    'the picture has a relative address': swap(
      `"og:image" content="${fixtureSiteUrl}/`,
      '"og:image" content="/',
    ),
  },
  'document-basics': {
    'a warning stands before the document': swap(
      '<!doctype html>',
      'Warning: no such file <!doctype html>',
    ),
    'the language is not given': swap('<html lang="en-GB">', '<html>'),
    'people cannot zoom': swap(
      'initial-scale=1',
      'initial-scale=1, user-scalable=no',
    ),
    'a picture ends the head': swap(
      '</head>',
      '<img src="/photo.jpg" alt="" width="4" height="3"></head>',
    ),
    'a picture for those without scripts ends the head': swap(
      '</head>',
      '<noscript><img src="/photo.jpg" alt="" width="4" height="3"></noscript></head>',
    ),
    'a text ends the head': swap('</head>', 'Oops</head>'),
    'the charset is not given': swap('<meta charset="utf-8">', ''),
    'a version in another language has an invalid language tag': (site, path) =>
      headTag(`<link rel="alternate" hreflang="en-UK" href="${path}">`)(
        site,
        path,
      ),
    'a version in another language does not link back': headTag(
      '<link rel="alternate" hreflang="cy" href="/areas-we-serve">',
    ),
    'a host sends the page as plain text': hostFile(
      '_headers',
      (path) => `${path}\n  Content-Type: text/plain\n`,
    ),
    'a host sends the page in another language': hostFile(
      '_headers',
      (path) => `${path}\n  Content-Language: de\n`,
    ),
    'the document is cut off': swap('</body></html>', ''),
    'a base tag sends relative addresses to another site': headTag(
      '<base href="https://old.example/">',
    ),
    'an id occurs twice': addToMain('<p id="main"></p>'),
    'there are two titles': swap(
      '</title>',
      '</title><title>Another title for the page</title>',
    ),
  },
  'card-of-another': {
    'the card has the picture of the home page': (site, path) => {
      const { address } = socialImageOf('/');
      site.files.set(address, 1000);
      swap('/card.jpg"', `${address}"`)(site, path);
    },
    'the card has the title of the home page': (site, path) => {
      const [, home = ''] = /og:title" content="([^"]*)"/.exec(
        htmlAt(site, '/'),
      )!;
      const [, own = ''] = /og:title" content="([^"]*)"/.exec(
        htmlAt(site, path),
      )!;
      swap(`og:title" content="${own}"`, `og:title" content="${home}"`)(
        site,
        path,
      );
    },
  },
  'removed-page': {
    'a page is gone without a redirect': [
      (site) => void site.published.push('/gone'),
      () => '/gone',
    ],
  },
  'searched-address': {
    'Google shows an address that is not a page': [
      (site) =>
        void site.searched.set('/old-page', {
          clicks: 12,
          impressions: 90,
          position: 4,
          addresses: 1,
        }),
      () => '/old-page',
    ],
  },
  sitemap: {
    'a page is not in the site map': (site, path) => {
      site.sitemap = site.sitemap!.replace(
        `<url><loc>${fixtureSiteUrl}${path}</loc></url>`,
        '',
      );
    },
    'the site map gives an invalid date': (site, path) => {
      site.sitemap = site.sitemap!.replace(
        `${path}</loc>`,
        `${path}</loc><lastmod>2026-02-30</lastmod>`,
      );
    },
    'the site map gives a date in the future': (site, path) => {
      site.sitemap = site.sitemap!.replace(
        `${path}</loc>`,
        `${path}</loc><lastmod>2027-02-28</lastmod>`,
      );
    },
    'the site map names a page that does not exist': [
      listed(`${fixtureSiteUrl}/gone`),
      () => '/gone',
    ],
    'the site map names a page of another site': [
      listed('https://other.example/'),
      () => '/sitemap.xml',
    ],
    'the site map names a page that is not to be indexed': [
      (site) => {
        robots('noindex, follow')(site, paths.areas);
        site.unlisted.add(paths.areas);
      },
      () => paths.areas,
    ],
    'robots.txt does not name the site map': [
      (site) => {
        site.robotsTxt = site.robotsTxt!.replace(/Sitemap.*/, '');
      },
      () => '/robots.txt',
    ],
  },
  'page-list': {
    'a script was changed after the build': [
      (site) => site.altered.set('/assets/a.js', 'changed'),
      () => '/assets/a.js',
    ],
    'a copy of a page is left over': [
      (site) => void site.files.set('/index.html.bak', 1000),
      () => '/index.html.bak',
    ],
    'a file is left over from an earlier build': [
      (site, path) => void site.html.set('old-page.html', htmlAt(site, path)),
      () => '/old-page.html',
    ],
    'the error page was not written': [
      (site) => void site.html.delete('404.html'),
      () => '/404',
    ],
  },
};

const link = (href: string) => addToMain(`<a href="${href}">Go</a>`);
const hubOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Removes all links to the page but the one from its hub and this many others. */
const leaveLinks =
  (others: number): Damage =>
  (site, path) =>
    unlink(
      site,
      path,
      linkingTo(site, path)
        .filter((page) => page !== hubOf(path))
        .slice(others),
    );

/** Ways to break the rules on links and on how pages are reached. */
export const linkCases: Cases = {
  'broken-link': {
    'a link leads to no page': link('/nowhere'),
    'a link has a trailing slash': link('/areas-we-serve/'),
    'a link names the file of a page': link('/areas-we-serve.html'),
    'a link names the file of the home page': link('/index.html'),
    'every address answers 200': [
      hostFile('_redirects', () => '/* /index.html 200\n'),
      () => '/_redirects',
    ],
    'every address of a folder answers 200': [
      hostFile('_redirects', (path) => `${path}/* / 200\n`),
      () => '/_redirects',
    ],
    'a link has no address': link(''),
    'a mailto link has no address': link('mailto:'),
    'a link runs a script': link('javascript:void(0)'),
    'a link leads to a developer’s machine': link('http://localhost:5173/'),
    'a version in another language does not exist': headTag(
      '<link rel="alternate" hreflang="cy" href="/cy">',
    ),
    'a rewrite leads to no page': [
      hostFile('_redirects', () => '/old /nowhere 200\n'),
      () => '/_redirects',
    ],
    'the error page of a host does not exist': [
      hostFile('_redirects', () => '/old/* /nowhere.html 404\n'),
      () => '/_redirects',
    ],
    'a redirect leads to another one': [
      hostFile('_redirects', () => '/old /older 301\n/older / 301\n'),
      () => '/_redirects',
    ],
    'a redirect leads to no page': [
      hostFile('_redirects', () => '/old /nowhere 301\n'),
      () => '/_redirects',
    ],
  },
  'link-words': {
    'a field has no name': addToMain('<input type="text" name="length">'),
    'a button holds a drawing alone': addToMain(
      '<button type="button"><svg><path d="M0 0"></path></svg></button>',
    ),
    'a link is read out as something else': addToMain(
      '<a href="/areas-we-serve" aria-label="Home">Areas we serve</a>',
    ),
    'a link shows a name as a drawing and is read out as another': addToMain(
      '<a href="/areas-we-serve" aria-label="Home"><svg><text>Areas</text></svg></a>',
    ),
    'a link is empty': addToMain('<a href="/areas-we-serve"></a>'),
    'the words of a link are hidden from screen readers': addToMain(
      '<a href="/areas-we-serve"><b aria-hidden="true">Go</b></a>',
    ),
    'a link is labelled by an empty element': addToMain(
      '<b id="nothing"></b><a href="/areas-we-serve" aria-labelledby="nothing"></a>',
    ),
    'a link holds a drawing without a title': addToMain(
      '<a href="/areas-we-serve"><svg aria-hidden="true"><path/></svg></a>',
    ),
  },
  nofollow: {
    'nofollow is in capital letters': addToMain(
      '<a href="/areas-we-serve" rel="NoFollow">Go</a>',
    ),
    'a link to our own page is not to be followed': addToMain(
      '<a href="/areas-we-serve" rel="nofollow">Go</a>',
    ),
  },
  'broken-anchor': {
    'a section is labelled by an element that does not exist': addToMain(
      '<section aria-labelledby="nothing"><p>Areas</p></section>',
    ),
    'a link leads to an id the page lacks': link('#nothing'),
    'a link leads to an id another page lacks': link('/areas-we-serve#nothing'),
  },
  'unpublished-link': {
    'a page is taken out of the site map and every list, and one link is forgotten':
      [
        (site, path) => {
          site.unlisted.add(path);
          replaceOn(site, path, [
            'content="index, follow"',
            'content="noindex, follow"',
          ]);
          site.sitemap = site.sitemap!.replace(
            new RegExp(`<url><loc>[^<]*${path}</loc></url>`),
            '',
          );
          unlink(
            site,
            path,
            linkingTo(site, path).filter((from) => from !== hubOf(path)),
          );
        },
        hubOf,
      ],
  },
  'mixed-content': {
    'a picture comes without encryption': addToMain(
      '<img src="http://cdn.example/a.jpg" alt="" width="4" height="3">',
    ),
    'a link to ourselves is not encrypted': addToMain(
      '<a href="http://fixture.example/">Home</a>',
    ),
  },
  'anchor-town': {
    'a link names one town and leads to another': (site, path) => {
      const { label } = findTown(path.split('/')[2]!)!;
      const other = towns.find((town) => town.label !== label)!;
      addToMain(`<a href="${paths.town(other.slug)}">Cleaning in ${label}</a>`)(
        site,
        path,
      );
    },
  },
  'inbound-links': {
    'nobody links to the page': (site, path) =>
      unlink(site, path, linkingTo(site, path)),
    'only its hub and one other page link to the page': leaveLinks(1),
  },
  'dead-end': {
    // Other pages link to the pages that this one links to, so those stay well linked.
    'the content holds no link': (site, path) => {
      const list = /<ul><li><a href="\/\w.*?<\/ul>/s.exec(
        htmlAt(site, path),
      )![0];
      swap(list, '')(site, path);
      swap('<a href="/">Start</a>', 'Start')(site, path);
    },
  },
  'click-depth': {
    'a page of a town that the home page names is three clicks away': (
      site,
      path,
    ) => unlink(site, path, [hubOf(path)]),
  },
};
