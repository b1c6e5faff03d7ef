import {
  profilesFolder,
  templatesFolder,
} from '../../generator/inputs/inputs.ts';
import { at } from '../../core/domain/assert-defined.ts';
import { paths } from '../../core/domain/pages.ts';
import { openBase } from '../gather/base-project.ts';
import { editedFiles, editedLines } from '../gather/git.ts';
import type {
  Cause,
  Change,
  EarlierState,
  NoState,
  SiteState,
} from '../types.ts';
import { compareStates } from './compare-states.ts';
import { causesOf, factsOf, runExperiments } from './experiments.ts';

/** A change with the names of its causes; none if causes were not looked for. */
export interface ReportChange extends Change {
  readonly causes: readonly string[];
}

/** What differs from an earlier state of the site. */
export interface Compared {
  /** What the earlier state was read from, or why it could not be read. */
  readonly comparedWith: { readonly from: string; readonly reason?: string };
  readonly changes: readonly ReportChange[];
  /** The cause that touches the most pages comes first. */
  readonly causes: readonly Cause[];
  /** Why causes are unknown, if they are. */
  readonly causesUnknown?: string;
}

/** How causes are looked for. */
interface CauseSearch {
  /** After this many minutes, the remaining causes are reported as unknown. */
  readonly maxMinutes: number;
  /** Called after each build with the number done and the number expected. */
  readonly onBuild: (done: number, total: number) => void;
}

export interface ChangesInput {
  readonly root: string;
  readonly earlier: EarlierState | NoState;
  readonly now: SiteState;
  /** Undefined where causes are not asked for. */
  readonly causeSearch: CauseSearch | undefined;
}

/** Lists the changes since an earlier state with their causes, and the causes with their pages. */
export function reportChanges({
  root,
  earlier,
  now,
  causeSearch,
}: ChangesInput): Compared {
  const causes: Cause[] = [];
  if ('reason' in earlier)
    return { comparedWith: earlier, changes: [], causes };
  const { from, commit } = earlier;
  const found = compareStates(earlier, now);
  const compared = {
    comparedWith: { from },
    changes: found.map((change) => ({ ...change, causes: [] })),
    causes,
  };
  const unknown = (causesUnknown: string) => ({ ...compared, causesUnknown });
  if (!causeSearch)
    return unknown(
      'run npm run review -- --causes to find the edit that caused each change',
    );
  try {
    const blame = findCauses({ root, commit, changes: found, ...causeSearch });
    const blamed = found.map((change) => ({ ...change, blame: blame(change) }));
    return {
      ...compared,
      changes: blamed.map(({ blame: causes, ...change }) => ({
        ...change,
        causes: causes.map(({ name }) => name),
      })),
      causes: groupByCause(blamed).map((cause) => ({
        ...cause,
        edits: cause.files
          .flatMap((file) => editedLines(root, commit, file))
          .filter(({ before, after }) => /\w/.test(before + after))
          .slice(0, MAX_EDITS),
      })),
    };
  } catch (error) {
    return unknown(`${from} does not build by itself: ${String(error)}`);
  }
}

/** Number of an edit's lines to show, which is enough to recognise it. */
const MAX_EDITS = 3;

/** The edited files that caused a change, under one name. */
type Blame = Pick<Cause, 'name' | 'files'>;

interface BlamedChange extends Change {
  readonly blame: readonly Blame[];
}

/** Groups changes by cause. The cause that touches the most pages comes first. */
function groupByCause(blamed: readonly BlamedChange[]): Omit<Cause, 'edits'>[] {
  const single = blamed.flatMap((change) =>
    change.blame.map((cause) => ({ ...change, cause })),
  );
  return [...Map.groupBy(single, ({ cause }) => cause.name).values()]
    .map((own) => ({
      ...at(own, 0).cause,
      kinds: [...new Set(own.map(({ kind }) => kind))],
      pages: [...new Set(own.map(({ path }) => path).filter(Boolean))],
    }))
    .sort(
      (a, b) => b.pages.length - a.pages.length || (a.name < b.name ? -1 : 1),
    );
}

/** Files that pages are made from. */
const ofPages = /^(?:site|templates|src|public)\/(?!.*\.test\.)|^index\.html$/;
/**
 * Code that makes the pages. An edit there may change anything, and is blamed without an
 * experiment.
 */
const ofEngine =
  /^(?:generator|pack|pipeline|server|snapshots)\/(?!.*\.test\.)|^(?:package|package-lock)\.json$|^vite\.config\.ts$/;
/** Whether only the generator reads a file, so that a build with it is quick. */
const isContent = (name: string) =>
  [profilesFolder, templatesFolder].some((folder) =>
    name.startsWith(`${folder}/`),
  );

const profile = new RegExp(`^${profilesFolder}/(.+)\\.json$`);

interface CauseOptions extends CauseSearch {
  readonly root: string;
  /** The commit that the site is compared with. */
  readonly commit: string;
  readonly changes: readonly Change[];
}

/**
 * Returns a function that names the causes of a change, from builds of the base with some edits.
 * @throws Error if the base itself does not build
 */
function findCauses({
  root,
  commit,
  changes,
  maxMinutes,
  onBuild,
}: CauseOptions): (change: Change) => Blame[] {
  const { all, changed } = editedFiles(root, commit);
  const files = all.filter((name) => ofPages.test(name));
  const engine = all.filter((name) => ofEngine.test(name));
  const engineBlame = { name: 'the engine’s own code', files: engine };
  if (changes.length === 0 || files.length === 0) return () => [engineBlame];
  // A single edit needs no experiment.
  if (files.length === 1 && engine.length === 0)
    return () => [{ name: files.join(), files }];

  const { build } = openBase(root, commit);
  let builds = 0;
  const tell = () => {
    builds += 1;
    onBuild(builds, Math.max(builds, files.length) + 1);
  };
  const base = build([]);
  tell();
  const end = performance.now() + maxMinutes * 60_000;
  const hasTime = () => performance.now() < end;
  const trial = (tried: readonly string[]) => {
    try {
      return factsOf(compareStates(base, build(tried)));
    } catch {
      return undefined;
    } finally {
      tell();
    }
  };
  /** Matches the facts about the town of an edited profile. */
  const ownFacts = (file: string) => {
    const [, slug] = profile.exec(file) ?? [];
    if (slug === undefined || !changed.has(file)) return undefined;
    return new RegExp(`^${RegExp.escape(paths.town(slug))}[/\\n]`);
  };
  const isSlow = (file: string) => Number(!isContent(file));
  const experiments = runExperiments({
    files: files.toSorted((a, b) => isSlow(a) - isSlow(b)),
    isNew: (file) => !changed.has(file),
    ownFacts,
    changes,
    hasTime,
    trial,
  });
  const several = hasTime()
    ? { name: 'several edits together', files }
    : { name: `not found in ${maxMinutes} minutes`, files: [] };
  return (change) => {
    const found = causesOf(change, experiments);
    if (found.length === 0) return [engine.length > 0 ? engineBlame : several];
    return found.map((own) => ({
      name: own.files.join(' and '),
      files: own.files,
    }));
  };
}
