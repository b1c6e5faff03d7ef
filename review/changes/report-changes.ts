import type { Cause, EarlierState, NoState, SiteState } from '../types.ts';
import { findCauses, type Caused, type CauseInput } from './causes.ts';
import { compareStates } from './compare-states.ts';

/** Causes with the pages that each touches, the one with most pages first. */
function groupByCause(changes: readonly Caused[]): Cause[] {
  const ofFiles = changes.flatMap((change) =>
    change.causes.map((file) => ({ ...change, file })),
  );
  return [...Map.groupBy(ofFiles, ({ file }) => file)]
    .map(([file, own]): Cause => ({
      file,
      kinds: [...new Set(own.map(({ kind }) => kind))],
      pages: [...new Set(own.map(({ path }) => path).filter(Boolean))],
    }))
    .sort(
      (a, b) => b.pages.length - a.pages.length || (a.file < b.file ? -1 : 1),
    );
}

interface ChangesInput extends CauseInput {
  readonly earlier: EarlierState | NoState;
  readonly now: SiteState;
}

export type ReportChange = Readonly<Caused>;

/** What differs from an earlier state of the site. */
export interface Compared {
  /** What the earlier state was read from, and why it could not be where it could not. */
  readonly comparedWith: { readonly from: string; readonly reason?: string };
  readonly changes: readonly ReportChange[];
  /** The one that touches most pages first. */
  readonly causes: readonly Cause[];
}

/** What differs from an earlier state, each change with its causes, and the causes with their pages. */
export function reportChanges({
  earlier,
  now,
  ...input
}: ChangesInput): Compared {
  if ('reason' in earlier)
    return { comparedWith: earlier, changes: [], causes: [] };
  const changes = compareStates(earlier, now).map((change): Caused => ({
    ...change,
    causes: [],
  }));
  findCauses(changes, earlier.edits, input);
  return {
    comparedWith: { from: earlier.from },
    changes,
    causes: groupByCause(changes),
  };
}
