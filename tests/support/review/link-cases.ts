import { paths } from '../../../src/domain/routes.ts';
import { addToMain, htmlAt, linkingTo, replaceOn, swap, unlink, type Cases, type Damage } from './fixture-site.ts';

const link = (href: string) => addToMain(`<a href="${href}">Go</a>`);
const hubOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Leaves the page the link from its hub and so many others. */
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
  'broken-link': [
    ['a link leads to no page', link('/nowhere')],
    ['a link has a trailing slash', link('/areas-we-serve/')],
    ['a link has no address', link('')],
  ],
  'broken-anchor': [
    ['a link leads to an id the page lacks', link('#nothing')],
    ['a link leads to an id another page lacks', link('/areas-we-serve#nothing')],
  ],
  'unpublished-link': [
    [
      'a page is taken out of the site map and every list, and one link is forgotten',
      (site, path) => {
        replaceOn(site, path, ['content="index, follow"', 'content="noindex, follow"']);
        site.sitemap = site.sitemap!.replace(new RegExp(`<url><loc>[^<]*${path}</loc></url>`), '');
        unlink(
          site,
          path,
          linkingTo(site, path).filter((from) => from !== hubOf(path)),
        );
      },
      hubOf,
    ],
  ],
  'mixed-content': [
    ['a script comes without encryption', addToMain('<script src="http://cdn.example/a.js"></script>')],
    ['a link to ourselves is not encrypted', addToMain('<a href="http://fixture.example/">Home</a>')],
  ],
  'anchor-town': [
    [
      'a link names one town and leads to another',
      (site, path) => {
        const [town, other] = path.includes('seaton') ? ['Seaton', 'exeter'] : ['Exeter', 'seaton'];
        addToMain(`<a href="/devon/${other}">Cleaning in ${town}</a>`)(site, path);
      },
    ],
  ],
  orphan: [['nobody links to the page', (site, path) => unlink(site, path, linkingTo(site, path))]],
  'inbound-links': [
    ['only its hub and one other page link to the page', leaveLinks(1)],
    ['five pages link to the page where six could', leaveLinks(4)],
    [
      'five pages link to a page that is not a town’s',
      (site) => unlink(site, paths.areas, linkingTo(site, paths.areas).slice(5)),
      () => paths.areas,
    ],
  ],
  'dead-end': [
    [
      'the content holds no link',
      // Its links are one of several on the pages they lead to, so that those stay well linked.
      (site, path) => {
        const list = /<ul><li><a href="\/devon.*?<\/ul>/s.exec(htmlAt(site, path))![0];
        swap(list, '')(site, path);
        swap('<a href="/">Start</a>', 'Start')(site, path);
      },
    ],
  ],
  'click-depth': [
    [
      'a page of a town that the home page names is three clicks away',
      (site, path) => unlink(site, path, [hubOf(path)]),
    ],
  ],
};
