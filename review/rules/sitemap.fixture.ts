import { paths } from '../../src/domain/routes.ts';
import { fixtureSiteUrl } from '../fixture-page.ts';
import { replaceOn } from '../fixture-site.ts';
import type { SeededDamage } from './fixture.ts';

const add =
  (address: string): SeededDamage['damage'] =>
  (site) => {
    site.sitemap = site.sitemap!.replace('</urlset>', `<url><loc>${address}</loc></url></urlset>`);
  };

export const faults: readonly SeededDamage[] = [
  {
    name: 'a page is not in the site map',
    damage: (site, path) => {
      site.sitemap = site.sitemap!.replace(`<url><loc>${fixtureSiteUrl}${path}</loc></url>`, '');
    },
  },
  {
    name: 'the site map names a page that does not exist',
    damage: add(`${fixtureSiteUrl}/gone`),
    foundAt: () => '/gone',
  },
  {
    name: 'the site map names a page of another site',
    damage: add('https://other.example/'),
    foundAt: () => '/sitemap.xml',
  },
  {
    name: 'the site map names a page that is not to be indexed',
    damage: (site) => replaceOn(site, paths.areas, ['content="index, follow"', 'content="noindex, follow"']),
    foundAt: () => paths.areas,
  },
  {
    name: 'robots.txt does not name the site map',
    damage: (site) => {
      site.robotsTxt = 'User-agent: *\nAllow: /\n';
    },
    foundAt: () => '/robots.txt',
  },
  {
    name: 'robots.txt keeps crawlers off a page',
    damage: (site, path) => {
      site.robotsTxt = site.robotsTxt!.replace('Allow: /', `Allow: /\nDisallow: ${path}`);
    },
  },
];
