import {
  profilesFolder,
  templatesFolder,
} from '../../generator/inputs/inputs.ts';
import { at } from '../../src/domain/assert-defined.ts';
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
import {
  causesOf,
  factsOf,
  joinFiles,
  runExperiments,
  type Edit,
} from './experiments.ts';

/** A change with the names of its causes; none if causes were not looked for. */
export interface ReportChange extends Change {
  readonly causes: readonly string[];
}

/** What differs from an earlier state of the site. */
export interface Compared {
  /** What the earlier state was read from, or why it could not be read. */
  readonly comparedWith: { readonly from: string; readonly reason?: string };
  readonly changes: readonly ReportChange[];
  /** The one that touches most pages first. */
  readonly causes: readonly Cause[];
  /** Why causes are unknown, if they are. */
  readonly causesUnknown?: string;
}

/** How causes are looked for. */
interface CauseSearch {
  /** After this many minutes, the remaining causes are reported as unknown. */
  readonly maxMinutes: number;
  /** Hears how many builds are done, and of how many at most. */
  readonly onBuild: (done: number, total: number) => void;
}

export interface ChangesInput {
  readonly root: string;
  readonly earlier: EarlierState | NoState;
  readonly now: SiteState;
  /** Undefined where causes are not asked for. */
  readonly causeSearch: CauseSearch | undefined;
}

/** Compares with an earlier state: each change with its causes, and the causes with their pages. */
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
    return unknown('npm run review -- --causes finds the edit behind each');
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

/** More of its lines need not be shown to know an edit. */
const MAX_EDITS = 3;

/** Who or what is to blame for a change: the edited files, under one name. */
type Blame = Pick<Cause, 'name' | 'files'>;

interface BlamedChange extends Change {
  readonly blame: readonly Blame[];
}

/** Causes with the pages that each touches, the one with most pages first. */
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
 * Code that makes the pages. An edit there may change anything, and is named without an experiment.
 */
const ofEngine =
  /^(?:generator|pack|pipeline|server|snapshots)\/(?!.*\.test\.)|^(?:package|package-lock)\.json$|^vite\.config\.ts$/;
/** Only the generator reads these files, so a build takes a moment. */
const isContent = (name: string) =>
  [profilesFolder, templatesFolder].some((folder) =>
    name.startsWith(`${folder}/`),
  );

interface CauseOptions extends CauseSearch {
  readonly root: string;
  /** The commit that the site is compared with. */
  readonly commit: string;
  readonly changes: readonly Change[];
}

/**
 * Finds out which edit brought each change, by building the base with each edit alone.
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

  const build = openBase(root, commit);
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
  const edits = joinFiles(files, {
    isInBoth: (file) => changed.has(file),
    editOf: (file) => {
      const lines = editedLines(root, commit, file);
      return lines.flatMap(({ before, after }) => [before, after]).join('\n');
    },
  });
  const areContent = (own: Edit) =>
    own.every((file) => isContent(file) && changed.has(file));
  const { content = [], others = [] } = Object.groupBy(edits, (own) =>
    areContent(own) ? 'content' : 'others',
  );
  const groups = [content, others];
  const experiments = runExperiments({ groups, changes, hasTime, trial });
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
