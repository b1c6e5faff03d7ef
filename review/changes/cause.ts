import type { ChangeKind } from './compare-states.ts';

/** A file, and what it changed. */
export interface Cause {
  readonly file: string;
  readonly kinds: readonly ChangeKind[];
  /** Paths, in the order of the site; empty for what concerns the whole site. */
  readonly pages: readonly string[];
}
