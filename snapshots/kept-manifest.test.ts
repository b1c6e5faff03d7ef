import { expect, test } from 'vitest';
import type { ManifestEntry } from '../src/domain/manifest.ts';
import { keepLines } from './kept-manifest.ts';
import { describePage } from './known-pages.ts';
import { formatManifest } from './manifest-file.ts';
import { formatHeads, marks } from './manifest-form.ts';

const site = { robots: ['Allow: /'], notInSitemap: ['/404'], headers: [], redirects: [] };
const entryAt = (path: string, changes: Partial<ManifestEntry> = {}): ManifestEntry => ({
  path,
  title: 'Drives, “washed”',
  description: 'd',
  canonicalPath: path,
  robots: 'index',
  words: 6,
  contentHash: 'c',
  changed: '',
  links: ['/', '/get-quote', path],
  headings: ['1 Drives', '2 What it costs'],
  images: [],
  social: { 'og:type': 'website' },
  data: { WebPage: `{"name":"${path.slice(1)}"}` },
  beside: ['+Price from', `+On ${path}`],
  ...changes,
});
const paths = ['/a', '/b', '/c', '/d', '/e'];
const before = paths.map((path) => entryAt(path));

/** Both files by the lines of `before`, of whose pages those of `changed` are others. */
function keptWith(changed: Readonly<Record<string, ManifestEntry>>) {
  const formed = formatManifest({ site, pages: before });
  const files = { manifest: Buffer.from(formed.manifest), words: Buffer.from(formed.words) };
  const { common, linesOf } = keepLines(files, ({ path }) => !(path in changed));
  const heads = formatHeads(site, common);
  const lines = before.map((entry) => {
    // Those that are kept are not read.
    const page = describePage(changed[entry.path] ?? entry, (text) => () => text);
    const isKept = !(entry.path in changed);
    return linesOf({ ...page, entry: isKept ? () => 'unread' : page.entry, key: '', hash: '' });
  });
  const whole = (name: 'manifest' | 'words') =>
    heads[name] +
    marks[name].opens +
    lines.map((line) => line[name].toString()).join(marks[name].between) +
    marks[name].ends;
  return { manifest: whole('manifest'), words: whole('words') };
}

test('files of which pages are kept are those that are formed whole', () => {
  const changes: Readonly<Record<string, ManifestEntry>>[] = [
    {},
    { '/c': entryAt('/c', { title: 'New', links: ['/new'], images: ['/pictures/roof.jpg A roof'], beside: [] }) },
    { '/a': entryAt('/a', { headings: [], social: {} }), '/e': entryAt('/e', { changed: '2026-11-22', data: {} }) },
  ];
  for (const changed of changes) {
    const pages = before.map((entry) => changed[entry.path] ?? entry);
    expect(keptWith(changed)).toEqual(formatManifest({ site, pages }));
  }
});
