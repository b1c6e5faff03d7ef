import { paths } from '../../../core/domain/pages.ts';
import { findTown, towns } from '../../../core/domain/towns.ts';
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
  (site, path) =>
    replaceOn(site, path, [titleOf(htmlAt(site, path)), to]);
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
  indexable: {
    'the error page is a copy of the home page': [
      (site) => site.html.set('404.html', htmlAt(site, '/')),
      () => '/404',
    ],
    'the canonical link is missing': (site, path) =>
      swap(`<link rel="canonical" href="${fixtureSiteUrl}${path}">`, '')(
        site,
        path,
      ),
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
    'a tag tells another search engine to leave the page out': headTag(
      '<meta name="yandex" content="noindex">',
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
  'as-built': {
    'a script was changed after the build': [
      (site) =>
        void site.altered.push({
          file: '/assets/a.js',
          way: 'changed',
          edits: [],
        }),
      () => '/assets/a.js',
    ],
    'a tag was edited after the build': (site, path) =>
      void site.altered.push({
        file: `${path}.html`,
        way: 'changed',
        edits: [{ before: '<p>Moss</p>', after: '<p hidden>Moss</p>' }],
      }),
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
    'the site map names a page that does not exist': [
      listed(`${fixtureSiteUrl}/gone`),
      () => '/gone',
    ],
    'the site map names a page of another site': [
      listed('https://other.example/'),
      () => 'https://other.example/',
    ],
    'the site map names a page that is not to be indexed': [
      (site) => {
        robots('noindex, follow')(site, paths.areas);
        site.unlisted.add(paths.areas);
      },
      () => paths.areas,
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
    'a link has no address': link(''),
    'a mailto link has no address': link('mailto:'),
    'a link leads to an id the page lacks': link('#nothing'),
    'a link leads to an id another page lacks': link('/areas-we-serve#nothing'),
    'a link runs a script': link('javascript:void(0)'),
  },
  'link-words': {
    'a link is empty': addToMain('<a href="/areas-we-serve"></a>'),
    'the words of a link are hidden from screen readers': addToMain(
      '<a href="/areas-we-serve"><b aria-hidden="true">Go</b></a>',
    ),
    'a link holds a drawing without a title': addToMain(
      '<a href="/areas-we-serve"><svg aria-hidden="true"><path/></svg></a>',
    ),
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
