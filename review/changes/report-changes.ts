import type { Page } from '../../src/domain/routes.ts';
import type { PageProvenance, ReportData } from '../report-model.ts';
import { findCauses, groupByCause } from './causes.ts';
import { compareStates } from './compare-states.ts';
import type { EarlierState, NoState, SiteState } from './site-state.ts';

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
