import type { HubContent, TownServiceContent } from './content.ts';
import type { RecentJob } from './diary/recent-work.ts';
import type { Pair } from './pictures/pictures.ts';

/*
 * Generated content as a page shows it. It carries its few pictures, so that no page loads the
 * records of all.
 */

export type ShownTownService = Omit<TownServiceContent, 'pairs'> & {
  readonly pairs: readonly Pair[];
  /** Diary posts for the page, as of the build; left out if none fit. */
  readonly recentWork?: readonly RecentJob[];
};

export type ShownHub = Omit<HubContent, 'pair' | 'openings'> & {
  readonly pair: Pair;
  readonly openings: Readonly<Record<string, Pair>>;
};
