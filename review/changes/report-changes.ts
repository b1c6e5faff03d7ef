import type {
  Cause,
  Change,
  EarlierState,
  NoState,
  SiteState,
} from '../types.ts';
import { at } from '../../src/domain/assert-defined.ts';
import { compareStates } from './compare-states.ts';
import { editedLines } from '../gather/git.ts';
import { findCauses, type Blame, type CauseSearch } from './find-causes.ts';
import type { LinePair } from './lines.ts';

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

export interface ChangesInput {
  readonly root: string;
  readonly earlier: EarlierState | NoState;
  readonly now: SiteState;
  /** Undefined where causes are not asked for. */
  readonly causeSearch: CauseSearch | undefined;
}

/** Compares with an earlier state: each change with its causes, and the causes with their pages. */
export async function reportChanges({
  root,
  earlier,
  now,
  causeSearch,
}: ChangesInput): Promise<Compared> {
  if ('reason' in earlier)
    return { comparedWith: earlier, changes: [], causes: [] };
  const { from, commit } = earlier;
  const changes = compareStates(earlier, now);
  const comparedWith = { from };
  const unknown = (causesUnknown: string): Compared => ({
    comparedWith,
    changes: changes.map((change) => ({ ...change, causes: [] })),
    causes: [],
    causesUnknown,
  });
  if (!causeSearch)
    return unknown('npm run review -- --causes finds the edit behind each');
  if (commit === undefined)
    return unknown('causes are found where a commit is compared with');
  try {
    const blame = await findCauses({ root, commit, changes, ...causeSearch });
    const blamed = changes.map((change) => ({ change, causes: blame(change) }));
    return {
      comparedWith,
      changes: blamed.map(({ change, causes }) => ({
        ...change,
        causes: causes.map(({ name }) => name),
      })),
      causes: groupByCause(blamed, (file) => editedLines(root, commit, file)),
    };
  } catch (error) {
    return unknown(`${from} does not build by itself: ${String(error)}`);
  }
}

interface Blamed {
  readonly change: Change;
  readonly causes: readonly Blame[];
}

/** More of its lines need not be shown to know an edit. */
const MAX_EDITS = 3;

/** Causes with the pages that each touches, the one with most pages first. */
function groupByCause(
  all: readonly Blamed[],
  editsOf: (file: string) => readonly LinePair[],
): Cause[] {
  const single = all.flatMap(({ change, causes }) =>
    causes.map((cause) => ({ ...change, cause })),
  );
  return [...Map.groupBy(single, ({ cause }) => cause.name)]
    .map(([name, own]): Cause => {
      const { files } = at(own, 0).cause;
      return {
        name,
        files,
        edits: files.flatMap(editsOf).slice(0, MAX_EDITS),
        kinds: [...new Set(own.map(({ kind }) => kind))],
        pages: [...new Set(own.map(({ path }) => path).filter(Boolean))],
      };
    })
    .sort(
      (a, b) => b.pages.length - a.pages.length || (a.name < b.name ? -1 : 1),
    );
}
