import type {
  Heading,
  ManifestEntry,
  ManifestSite,
} from '../../snapshots/manifest-entry.ts';
import { pairLines } from './lines.ts';
import type { Change, ChangeKind, SiteState } from '../types.ts';

/** What crawlers read of one kind: a line, lines, or a line for each part such as a tag. */
type Lines = string | readonly string[] | Readonly<Record<string, string>>;
type Said = Partial<Record<ChangeKind, Lines>>;

/** What crawlers see differently from an earlier state, in the order of the pages. */
export function compareStates(before: SiteState, after: SiteState): Change[] {
  const paths = new Set([...after.pages.keys(), ...before.pages.keys()]);
  return [
    ...[...paths].flatMap((path) => {
      const old = before.pages.get(path)?.();
      const now = after.pages.get(path)?.();
      if (old && now) return comparePages(old, now);
      const was = { page: old ? 'there' : '' };
      return compareSaid(path, was, { page: now ? 'added' : '' });
    }),
    ...compareSites(before.site, after.site),
  ];
}

/** What crawlers see differently on a page. */
function comparePages(old: ManifestEntry, now: ManifestEntry): Change[] {
  const { path, contentHash } = now;
  const changes = compareSaid(path, saidOn(old), saidOn(now)).map(
    withLevels([...old.headings, ...now.headings]),
  );
  const hasText = changes.some(({ kind }) => kind === 'text');
  const isMoved = old.contentHash !== contentHash && !hasText;
  const first = now.text.find((sentence, at) => sentence !== old.text[at]);
  const order = `the same sentences in another order, from "${first}" on`;
  return isMoved
    ? [...changes, ...compareSaid(path, { text: 'sentences' }, { text: order })]
    : changes;
}

function saidOn(entry: ManifestEntry): Said {
  const { robots, head, title, description, text, headings, links } = entry;
  return {
    robots,
    head,
    title,
    description,
    address: entry.canonicalPath,
    text,
    headings: headings.map(headingLine),
    'structured data': propertiesOf(entry.data),
    'social tags': entry.social,
    pictures: entry.images.map(({ address, alt }) =>
      `${address} ${alt}`.trim(),
    ),
    links,
  };
}

const headingLine = ({ level, text }: Heading) => `${level} ${text}`;

/** Returns a function that adds the levels to a change of a heading's level alone. */
function withLevels(headings: readonly Heading[]) {
  const byLine = new Map(headings.map((each) => [headingLine(each), each]));
  return (change: Change): Change => {
    if (change.kind !== 'headings') return change;
    const was = byLine.get(change.before);
    const is = byLine.get(change.after);
    return was && was.text === is?.text
      ? { ...change, levels: [was.level, is.level] }
      : change;
  };
}

/**
 * Returns an entry `Type.property` for each property, and an entry `Type` that says only that the
 * node exists.
 */
const propertiesOf = (data: ManifestEntry['data']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(data).flatMap(([type, line]) => [
      [type, 'there'],
      ...Object.entries(JSON.parse(line) as object).map(([name, value]) => [
        `${type}.${name}`,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ]),
  );

function compareSites(old: ManifestSite, now: ManifestSite): Change[] {
  const paths = new Set([...old.notInSitemap, ...now.notInSitemap]);
  const listed = ({ notInSitemap }: ManifestSite, path: string): Said => ({
    'site map': notInSitemap.includes(path) ? 'left out' : 'listed',
  });
  const filesOf = ({ robots, headers, redirects }: ManifestSite): Said => ({
    'robots.txt': robots,
    headers,
    redirects,
  });
  return [
    ...[...paths].flatMap((path) =>
      compareSaid(path, listed(old, path), listed(now, path)),
    ),
    ...compareSaid('', filesOf(old), filesOf(now)),
  ];
}

/** Lists the differences of each kind, part by part. */
function compareSaid(path: string, old: Said, now: Said): Change[] {
  return (Object.keys(now) as ChangeKind[]).flatMap((kind) => {
    const was = partsOf(old[kind]);
    const is = partsOf(now[kind]);
    return [...new Map([...was, ...is]).keys()]
      .sort()
      .filter((part) => {
        // If a whole node was added or removed, its properties are not listed one by one.
        const [node = '', property] = part.split('.');
        return property === undefined || was.has(node) === is.has(node);
      })
      .flatMap((part) =>
        pairLines(was.get(part) ?? [], is.get(part) ?? []).map((pair) => ({
          path,
          kind,
          part,
          ...pair,
        })),
      );
  });
}

/** Lines by part; by '' if there are no parts. */
function partsOf(said: Lines = ''): Map<string, readonly string[]> {
  const isWhole = typeof said === 'string' || Array.isArray(said);
  const parts = Object.entries(isWhole ? { '': said } : said);
  return new Map(
    parts.map(([part, lines]) => [part, [lines].flat().filter(Boolean)]),
  );
}
