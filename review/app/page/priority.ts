import type { ReportPage } from '../../report/report-page.ts';
import {
  ownShareBound,
  similarityBounds,
} from '../../../generator/likeness/similarity.ts';
import { percent } from '../../../core/domain/text/count-of.ts';
import { findingsOf } from '../report.ts';

/** One reason to look at a page, and how much it weighs. */
interface Reason {
  /** How the points are worked out, for readers. */
  readonly rule: string;
  readonly weigh: (page: ReportPage) => readonly [points: number, said: string];
}

const OWN_MARGIN = 0.05;
const WELL_LINKED = 6;

/** Points for a share between 0 and 1: at most 10. */
const outOfTen = (part: number) =>
  Math.round(10 * Math.min(1, Math.max(0, part)));

const reasonOfLevel = (level: string, points: number): Reason => ({
  rule: `${points} for each ${level}`,
  weigh: (page) => {
    const found = findingsOf(page).filter((each) => each.level === level);
    return [points * found.length, `${found.length} × ${level}`];
  },
});

const nothing = { position: 0, impressions: 0 };

/** The reasons whose points add up to a page's priority. */
const reasons: readonly Reason[] = [
  {
    rule: '100 for a page that should be listed and cannot be',
    weigh: ({ isListed, obstacles: [first] }) =>
      isListed && first !== undefined ? [100, first] : [0, ''],
  },
  reasonOfLevel('error', 20),
  reasonOfLevel('warning', 5),
  {
    rule: `1 to 10 for an own share less than ${percent(OWN_MARGIN)} above its bound`,
    weigh: ({ ownShare = 1 }) => [
      outOfTen(1 - (ownShare - ownShareBound) / OWN_MARGIN),
      `own share ${percent(ownShare)}`,
    ],
  },
  {
    rule: '1 to 10 for more than two thirds of the likeness that is allowed',
    weigh: ({ nearest: { share } = { share: 0 } }) => [
      outOfTen((3 * share) / similarityBounds.sameService - 2),
      `${percent(share)} alike`,
    ],
  },
  {
    rule: `1 for each link from content below ${WELL_LINKED}`,
    weigh: ({ isListed, contentIn, path }) => [
      isListed && path !== '/' ? Math.max(0, WELL_LINKED - contentIn) : 0,
      `${contentIn} links from content`,
    ],
  },
  {
    rule: '1 to 10 for impressions at positions 4 to 20 in Google’s results, 3 for each factor of ten',
    weigh: ({ google: { position, impressions } = nothing }) => {
      // A page just below the top results gains most from a better position.
      const isNearTop = position > 3 && position <= 20;
      return [
        isNearTop ? outOfTen(0.3 * Math.log10(1 + impressions)) : 0,
        `position ${position} in Google’s results`,
      ];
    },
  },
];

/** How a priority is worked out, for readers. */
export const priorityRule = `The sum of: ${reasons.map(({ rule }) => rule).join('; ')}.`;

/** Returns a page's priority and the reasons for it, the weightiest first. */
export function priorityOf(page: ReportPage) {
  const weighed = reasons
    .map(({ weigh }) => weigh(page))
    .filter(([points]) => points > 0)
    .sort(([a], [b]) => b - a);
  return {
    points: weighed.reduce((sum, [points]) => sum + points, 0),
    reasons: weighed.map(([points, said]) => `${said} (${points})`).join(', '),
  };
}
