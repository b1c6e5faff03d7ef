import type { FixtureSite } from '../fixture-site.ts';

/** A way to break a rule, for its test. */
export interface SeededDamage {
  /** Says what is wrong, as in "the title is missing". */
  readonly name: string;
  /** Damages the page at `path`, or the site for its sake, so that this rule and no other is broken. */
  readonly damage: (site: FixtureSite, path: string) => void;
  /** Where the finding is reported, when not at `path`. */
  readonly foundAt?: (path: string) => string;
}
