import type {
  ManifestEntry,
  ManifestSite,
} from '../../snapshots/manifest-entry.ts';
import { pairLines, without, type LinePair } from './lines.ts';
import type { Change, ChangeKind, SiteState } from '../types.ts';

/** What crawlers see differently from an earlier state, in the order of the pages. */
export function compareStates(before: SiteState, after: SiteState): Change[] {
  const paths = new Set([...after.pages.keys(), ...before.pages.keys()]);
  return [
    ...[...paths].flatMap((path) => {
      const [old, now] = [
        before.pages.get(path)?.(),
        after.pages.get(path)?.(),
      ];
      if (old && now) return compareEntries(old, now);
      return asChanges(path, 'page', [
        { before: old ? 'there' : '', after: now ? 'added' : '' },
      ]);
    }),
    ...compareSites(before.site, after.site),
  ];
}

const asChanges = (
  path: string,
  kind: ChangeKind,
  pairs: readonly LinePair[],
): Change[] => pairs.map((pair) => ({ path, kind, part: '', ...pair }));

function compareEntries(old: ManifestEntry, now: ManifestEntry): Change[] {
  const { path } = now;
  const single = (kind: ChangeKind, before: string, after: string) =>
    asChanges(path, kind, before === after ? [] : [{ before, after }]);
  const named = (
    kind: ChangeKind,
    was: Readonly<Record<string, string>>,
    is: Readonly<Record<string, string>>,
  ) =>
    [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .sort()
      .flatMap((part) => {
        // If a whole node came or went, its properties are not listed one by one.
        const [node = '', property] = part.split('.');
        if (
          property !== undefined &&
          (was[node] === undefined) !== (is[node] === undefined)
        )
          return [];
        return single(kind, was[part] ?? '', is[part] ?? '').map((change) => ({
          ...change,
          part,
        }));
      });
  return [
    ...single('robots', old.robots, now.robots),
    ...named('head', old.head, now.head),
    ...single('title', old.title, now.title),
    ...single('description', old.description, now.description),
    ...single('address', old.canonicalPath, now.canonicalPath),
    ...asChanges(path, 'text', compareText(old, now)),
    ...asChanges(path, 'headings', pairLines(old.headings, now.headings)),
    ...named('structured data', propertiesOf(old.data), propertiesOf(now.data)),
    ...named('social tags', old.social, now.social),
    ...asChanges(path, 'pictures', pairLines(old.images, now.images)),
    ...without(old.links, now.links).flatMap((link) =>
      single('links', link, ''),
    ),
    ...without(now.links, old.links).flatMap((link) =>
      single('links', '', link),
    ),
  ];
}

/**
 * The properties of all nodes as `Type.property`, and each whole node as `Type`, so that a change
 * names the property.
 */
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

function compareText(old: ManifestEntry, now: ManifestEntry): LinePair[] {
  if (old.contentHash === now.contentHash) return [];
  const pairs = pairLines(old.text, now.text);
  return pairs.length > 0
    ? pairs
    : [{ before: 'sentences', after: 'the same sentences in another order' }];
}

function compareSites(old: ManifestSite, now: ManifestSite): Change[] {
  const mapped = (paths: readonly string[], before: string, after: string) =>
    paths.flatMap((path) => asChanges(path, 'site map', [{ before, after }]));
  return [
    ...mapped(
      without(now.notInSitemap, old.notInSitemap),
      'listed',
      'left out',
    ),
    ...mapped(
      without(old.notInSitemap, now.notInSitemap),
      'left out',
      'listed',
    ),
    ...asChanges('', 'robots.txt', pairLines(old.robots, now.robots)),
    ...asChanges('', 'headers', pairLines(old.headers, now.headers)),
    ...asChanges('', 'redirects', pairLines(old.redirects, now.redirects)),
  ];
}
