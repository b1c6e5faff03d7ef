import type { ManifestEntry, ManifestSite } from '../../src/domain/manifest.ts';
import { pairLines, without } from './words.ts';
import type { Change, ChangeKind, SiteState } from '../types.ts';

const entriesByPath = ({ manifest }: SiteState) => new Map(manifest.pages.map((entry) => [entry.path, entry]));

/** What crawlers see otherwise than in an earlier state, in the order of the pages. */
export function compareStates(before: SiteState, after: SiteState): Change[] {
  const [was, is] = [entriesByPath(before), entriesByPath(after)];
  const paths = [...new Set([...is.keys(), ...was.keys()])];
  return [
    ...paths.flatMap((path): Change[] => {
      const [old, now] = [was.get(path), is.get(path)];
      if (!old) return [{ path, kind: 'page', part: '', before: '', after: 'added' }];
      if (!now) return [{ path, kind: 'page', part: '', before: 'there', after: '' }];
      return compareEntries({ old, now });
    }),
    ...compareSites(before.manifest.site, after.manifest.site),
  ];
}

interface PagePair {
  readonly old: ManifestEntry;
  readonly now: ManifestEntry;
}

function compareEntries({ old, now }: PagePair): Change[] {
  const { path } = now;
  const single = (kind: ChangeKind, was: string, is: string): Change[] =>
    was === is ? [] : [{ path, kind, part: '', before: was, after: is }];
  const listed = (kind: ChangeKind, was: readonly string[], is: readonly string[]): Change[] =>
    pairLines(was, is).map((pair) => ({ path, kind, part: '', ...pair }));
  const named = (kind: ChangeKind, was: Readonly<Record<string, string>>, is: Readonly<Record<string, string>>) =>
    [...new Set([...Object.keys(was), ...Object.keys(is)])].sort().flatMap((part): Change[] => {
      if (was[part] === is[part]) return [];
      // Of a node that came or went as a whole its properties are not told one by one.
      const [node = '', property] = part.split('.');
      if (property !== undefined && (was[node] === undefined) !== (is[node] === undefined)) return [];
      return [{ path, kind, part, before: was[part] ?? '', after: is[part] ?? '' }];
    });
  return [
    ...single('robots', old.robots, now.robots),
    ...single('title', old.title, now.title),
    ...single('description', old.description, now.description),
    ...single('address', old.canonicalPath, now.canonicalPath),
    ...compareText({ old, now }),
    ...listed('headings', old.headings, now.headings),
    ...named('structured data', propertiesOf(old.data), propertiesOf(now.data)),
    ...named('social tags', old.social, now.social),
    ...listed('pictures', old.images, now.images),
    ...without(old.links, now.links).map((link): Change => ({
      path,
      kind: 'links',
      part: '',
      before: link,
      after: '',
    })),
    ...without(now.links, old.links).map((link): Change => ({
      path,
      kind: 'links',
      part: '',
      before: '',
      after: link,
    })),
  ];
}

/** Properties of all nodes as `Type.property`, so that a change names the one it is in; a node as a whole as `Type`. */
function propertiesOf(data: ManifestEntry['data']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([type, line]) => [
      [type, 'there'],
      ...Object.entries(JSON.parse(line) as object).map(([name, value]) => [
        `${type}.${name}`,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ]),
  );
}

function compareText({ old, now }: PagePair): Change[] {
  if (old.contentHash === now.contentHash) return [];
  const { path } = now;
  const pairs = pairLines(old.text, now.text);
  // The same sentences in another order.
  if (pairs.length === 0)
    return [{ path, kind: 'text', part: '', before: 'sentences', after: 'the same sentences in another order' }];
  return pairs.map((pair): Change => ({ path, kind: 'text', part: '', ...pair }));
}

function compareSites(old: ManifestSite, now: ManifestSite): Change[] {
  const listed = (kind: ChangeKind, was: readonly string[], is: readonly string[]) =>
    pairLines(was, is).map((pair): Change => ({ path: '', kind, part: '', ...pair }));
  const mapped = (listedOnes: readonly string[], others: readonly string[], before: string, after: string) =>
    without(listedOnes, others).map((path): Change => ({ path, kind: 'site map', part: '', before, after }));
  return [
    ...mapped(now.notInSitemap, old.notInSitemap, 'listed', 'left out'),
    ...mapped(old.notInSitemap, now.notInSitemap, 'left out', 'listed'),
    ...listed('robots.txt', old.robots, now.robots),
    ...listed('headers', old.headers, now.headers),
    ...listed('redirects', old.redirects, now.redirects),
  ];
}
