import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyNode } from 'domhandler';
import { describe, expect, test } from 'vitest';
import { parseEnvironment } from '../../../src/domain/settings/environment.ts';
import { isIndexable, notFoundPage, paths } from '../../../src/domain/routes.ts';
import { distFolder, readBuiltSite, readDistFile } from '../../support/built-site.ts';
import { canonicals, elements, isNoIndex } from '../../support/markup.ts';

const MAX_CLICKS = 2;
const MIN_LINKS = 6;

const site = readBuiltSite();
const { siteUrl } = parseEnvironment({});
const byPath = new Map(site.map((built) => [built.path, built]));
const reachable = site.filter(({ page }) => page.kind !== 'notFound');

/** Links that stay on the site, as path and hash. */
function internalLinks(node: AnyNode): { readonly path: string; readonly hash: string }[] {
  return elements(node, 'a')
    .map(({ attribs }) => attribs.href ?? '')
    .filter((href) => /^[/#]/.test(href))
    .map((href) => ({ path: href.replace(/[#?].*$/, ''), hash: href.split('#')[1] ?? '' }));
}

describe('links', () => {
  test('lead to a page of the site', () => {
    const broken = site.flatMap(({ path, document }) =>
      internalLinks(document)
        .filter((link) => link.path !== '' && !reachable.some((page) => page.path === link.path))
        .map((link) => `${path} -> ${link.path}`),
    );
    expect(broken).toEqual([]);
  });

  test('with a hash lead to an element with that id', () => {
    const idsByPath = new Map(site.map(({ path, document }) => [path, new Set(allIds(document))]));
    const broken = site.flatMap(({ path, document }) =>
      internalLinks(document)
        .filter(({ hash, path: to }) => hash !== '' && !idsByPath.get(to || path)?.has(hash))
        .map((link) => `${path} -> ${link.path}#${link.hash}`),
    );
    expect(broken).toEqual([]);
  });

  test('of pictures, social cards, scripts and styles lead to files of the build', () => {
    const missing = new Set(
      site.flatMap(({ path, html }) =>
        [...html.replaceAll(siteUrl, '').matchAll(/(?<=[\s"(,])\/(?:assets|pictures|badges|diary|social)\/[\w./-]+/g)]
          .map(([file]) => file)
          .filter((file) => !existsSync(join(distFolder, file)))
          .map((file) => `${path} -> ${file}`),
      ),
    );
    expect([...missing]).toEqual([]);
  });

  test(`reach every page within ${MAX_CLICKS} clicks of home`, () => {
    const clicks = new Map([[paths.home as string, 0]]);
    const queue: string[] = [paths.home];
    for (const path of queue) {
      for (const { path: to } of internalLinks(byPath.get(path)!.document)) {
        if (to === '' || clicks.has(to) || !byPath.has(to)) continue;
        clicks.set(to, clicks.get(path)! + 1);
        queue.push(to);
      }
    }
    const far = reachable
      .filter(({ path }) => (clicks.get(path) ?? Infinity) > MAX_CLICKS)
      .map(({ path }) => `${path}: ${clicks.get(path) ?? 'no way'}`);
    expect(far).toEqual([]);
  });

  test(`lead to every page but home from the text of at least ${MIN_LINKS} others`, () => {
    const sources = new Map(reachable.map(({ path }) => [path, new Set<string>()]));
    for (const { path, document } of reachable) {
      for (const part of elements(document, 'main', 'aside')) {
        for (const link of internalLinks(part)) if (link.path !== path) sources.get(link.path)?.add(path);
      }
    }
    const lonely = reachable
      .filter(({ page }) => isIndexable(page) && page.path !== paths.home)
      .filter(({ path }) => sources.get(path)!.size < MIN_LINKS)
      .map(({ path }) => `${path}: ${[...sources.get(path)!].join(', ')}`);
    expect(lonely).toEqual([]);
  });
});

describe('for crawlers', () => {
  test('the site map lists exactly the pages that may be indexed, each once', () => {
    const listed = [...readDistFile('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(listed).toEqual(site.filter(({ document }) => !isNoIndex(document)).map(({ path }) => siteUrl + path));
  });

  test('robots.txt lets them in and names the site map', () => {
    expect(readDistFile('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  });

  test('every page names itself as canonical, absolute and without a trailing slash', () => {
    const wrong = site.filter(({ path, document }) => {
      const [canonical, ...more] = canonicals(document);
      return more.length > 0 || canonical !== siteUrl + path || (path !== paths.home && canonical.endsWith('/'));
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('only the 404 page and the privacy policy ask not to be indexed', () => {
    expect(
      site
        .filter(({ document }) => isNoIndex(document))
        .map(({ path }) => path)
        .sort(),
    ).toEqual([notFoundPage.path, paths.privacy].sort());
  });
});

function allIds(node: AnyNode): string[] {
  const own = 'attribs' in node && node.attribs.id ? [node.attribs.id] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(allIds)] : own;
}
