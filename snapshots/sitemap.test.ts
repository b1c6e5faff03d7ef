import { expect, test } from 'vitest';
import { isIndexable, pages, paths } from '../src/domain/routes.ts';
import { buildRobots, buildSitemap } from './sitemap.ts';

const site = 'https://clean.example';

test('the site map has the absolute address of every page that may be indexed, and no other', () => {
  const addresses = [...buildSitemap(site).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(pages.filter(isIndexable).map(({ path }) => site + path));
  expect(addresses).toHaveLength(354);
  expect(addresses).not.toContain(site + paths.privacy);
});

test('the site map holds nothing that changes from build to build', () => {
  expect(buildSitemap(site)).toBe(buildSitemap(site));
  expect(buildSitemap(site)).not.toContain('lastmod');
});

test('robots.txt lets crawlers in and names the site map', () => {
  expect(buildRobots(site)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://clean.example/sitemap.xml\n');
});
