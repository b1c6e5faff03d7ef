import type { Page } from '../../src/domain/routes.ts';
import { splitSentences } from '../../src/domain/sentences.ts';
import { parseTownPath } from '../read/links.ts';
import type { ReportData } from '../report-types.ts';
import type { Origin, PageProvenance, Cause, EarlierState, NoState, SiteState } from '../types.ts';
import { type Change, type ChangeKind } from '../types.ts';
import { compareStates } from './compare-states.ts';

export interface CauseInput {
  readonly changes: readonly Change[];
  readonly pages: readonly Page[];
  readonly provenance: ReadonlyMap<string, PageProvenance>;
  /** Undefined where it is not known what differs between the two states. */
  readonly changedFiles: readonly string[] | undefined;
  /** Every module that a module of ours draws in, itself included. */
  readonly modulesBelow: (module: string) => ReadonlySet<string>;
}

/** Where changes of a kind mostly come from: looked at before anything else that changed. */
const likely: Readonly<Partial<Record<ChangeKind, RegExp>>> = {
  robots: /^site\/profiles\/|unpublished|^src\/seo\/PageMeta/,
  links: /^site\/profiles\/|^src\/(?:layout|pages|domain)\//,
  'site map': /^site\/profiles\/|unpublished|sitemap|page-table/,
  text: /^(?:templates|generator|site)\/|unpublished|^src\/(?:pages|layout|ui)\//,
  headings: /^src\/(?:pages|layout|ui)\/|^templates\/|^site\/profiles\/|unpublished/,
  'structured data': /^src\/seo\/(?!PageMeta)|^site\/(?:business|pricing|services|towns|promises)/,
  'social tags': /^src\/seo\/PageMeta|social|cards|^media\//,
  pictures: /^media\/|picture|^src\/(?:pages|layout|ui)\/|^site\/profiles\/|unpublished/,
  headers: /^server\/|^src\/domain\/environment/,
  redirects: /^server\//,
  'robots.txt': /sitemap/,
};

const unknownCause = 'not known';

/** Files in which each change has its cause, most likely ones only. Where nothing fits it says so. */
export function findCauses(input: CauseInput): string[][] {
  const pageAt = new Map(input.pages.map((page) => [page.path, page]));
  return input.changes.map((change) => {
    const own = [...new Set(ownSources(change, input))];
    const { changedFiles } = input;
    if (!changedFiles) return own.length > 0 ? own : [unknownCause];
    const differs = new Set(changedFiles);
    const direct = own.filter((file) => differs.has(file));
    if (direct.length > 0) return direct;
    const near = inputsOf(change, { input, page: pageAt.get(change.path) });
    const candidates = changedFiles.filter(near);
    const component = input.provenance.get(change.path)?.rest.source ?? '';
    // A node that came or went as a whole did so where the page puts its graph together.
    if (change.kind === 'structured data' && !change.part.includes('.') && candidates.includes(component))
      return [component];
    const hint = likely[change.kind];
    const probable = hint ? candidates.filter((file) => hint.test(file)) : candidates;
    const chosen = probable.length > 0 ? probable : candidates;
    return chosen.length > 0 ? chosen : [unknownCause];
  });
}

/** Sources that the words themselves name: the template and the profile of a sentence, the profile of an unpublished page. */
function ownSources({ path, kind, before, after }: Change, { provenance }: CauseInput): string[] {
  const known = provenance.get(path);
  if (kind === 'title' && known?.title) return sourcesOf(known.title);
  if (kind === 'description' && known?.description) return sourcesOf(known.description);
  // A link that went, and a page that left the site map, went because of the page that they lead to.
  if (kind === 'links' || kind === 'site map' || kind === 'robots') return profileOf(kind === 'links' ? before : path);
  if (kind !== 'text' && kind !== 'headings') return [];
  const line = kind === 'headings' ? after.replace(/^\d /, '') : after;
  const was = new Set(splitSentences(before).map(({ start, end }) => before.slice(start, end)));
  return splitSentences(line)
    .map(({ start, end }) => line.slice(start, end))
    .filter((sentence) => !was.has(sentence))
    .flatMap((sentence) => {
      const origin = known?.sentences.get(sentence);
      return origin ? sourcesOf(origin) : [];
    });
}

const sourcesOf = ({ source, fields }: Origin): string[] => [
  source,
  ...fields.map((field) => field.replace(/: .*/s, '')),
];

const profileOf = (path: string): string[] => {
  const parsed = parseTownPath(path);
  return parsed?.service === undefined ? [] : [`site/profiles/${parsed.town}.json`];
};

interface NearContext {
  readonly input: CauseInput;
  readonly page: Page | undefined;
}

/** Whether a file is among those that a page is made from. */
function inputsOf({ path, kind }: Change, { input, page }: NearContext): (file: string) => boolean {
  // The shell, the server and the build stand behind every page.
  const shared = /^(?:index\.html|src\/app\/|src\/styles|snapshots\/(?!manifest|words|diary)|server\/|build\/|media\/)/;
  if (!page || path === '') return (file) => shared.test(file) || /^(?:src|site)\//.test(file);
  const component = input.provenance.get(path)?.rest.source;
  const modules = component ? input.modulesBelow(component) : new Set<string>();
  const sets = page.kind === 'hub' ? ['hub'] : page.kind === 'townService' ? [page.serviceSlug] : [];
  const isPart = (file: string) =>
    modules.has(file) ||
    sets.some((set) => file.startsWith(`templates/${set}/`)) ||
    ('townSlug' in page && (file === `site/profiles/${page.townSlug}.json` || file.startsWith('generator/'))) ||
    (page.kind === 'townService' && file === 'site/seo-overrides.json');
  const isProfile = (file: string) => file.startsWith('site/profiles/');
  // A link may come or go with the profile of another town.
  return (file) => isPart(file) || shared.test(file) || (kind === 'links' && isProfile(file));
}

/** Causes with the pages that each touches, the one with most pages first. */
export function groupByCause(changes: readonly Change[], causes: readonly (readonly string[])[]): Cause[] {
  const byFile = new Map<string, { kinds: Set<ChangeKind>; pages: Set<string> }>();
  changes.forEach(({ kind, path }, index) => {
    for (const file of causes[index] ?? []) {
      const cause = byFile.get(file) ?? { kinds: new Set(), pages: new Set() };
      byFile.set(file, cause);
      cause.kinds.add(kind);
      if (path !== '') cause.pages.add(path);
    }
  });
  return [...byFile]
    .map(([file, { kinds, pages }]): Cause => ({ file, kinds: [...kinds], pages: [...pages] }))
    .sort((a, b) => b.pages.length - a.pages.length || (a.file < b.file ? -1 : 1));
}

interface ChangesInput {
  readonly earlier: EarlierState | NoState;
  readonly now: SiteState;
  readonly pages: readonly Page[];
  readonly provenance: ReadonlyMap<string, PageProvenance>;
  readonly modulesBelow: (module: string) => ReadonlySet<string>;
}

/** What differs from an earlier state, each change with its causes, and the causes with their pages. */
export function reportChanges(input: ChangesInput): Pick<ReportData, 'comparedWith' | 'changes' | 'causes'> {
  const { earlier, now } = input;
  if ('reason' in earlier) return { comparedWith: earlier, changes: [], causes: [] };
  const changes = compareStates(earlier, now);
  const causes = findCauses({ ...input, changes, changedFiles: earlier.changedFiles });
  return {
    comparedWith: { from: earlier.from },
    changes: changes.map((change, index) => ({ ...change, causes: causes[index] ?? [] })),
    causes: groupByCause(changes, causes),
  };
}
