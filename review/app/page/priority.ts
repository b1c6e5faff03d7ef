import type { ReportPage } from '../../report/report-page.ts';
import { findingsOf, percent, report } from '../report.ts';

/** One reason to look at a page, and how much it weighs. */
interface Reason {
  /** How the points are made, for readers. */
  readonly rule: string;
  readonly points: (page: ReportPage) => number;
  readonly said: (page: ReportPage) => string;
}

const { ownShare: ownBound, sameService } = report.bounds;
const OWN_MARGIN = 0.05;
const WELL_LINKED = 6;

const countOfLevel = (page: ReportPage, level: string) =>
  findingsOf(page).filter((finding) => finding.level === level).length;

/** Points for something that is part of a way on, 1 for a whole: at most 10. */
const outOfTen = (part: number) =>
  Math.round(10 * Math.min(1, Math.max(0, part)));

/** The reasons whose points add up to a page's priority. */
const reasons: readonly Reason[] = [
  {
    rule: '100 where search engines leave out what they are to list',
    points: ({ isListed, obstacles }) =>
      isListed && obstacles.length > 0 ? 100 : 0,
    said: ({ obstacles }) => obstacles[0] ?? '',
  },
  {
    rule: '20 an error',
    points: (page) => 20 * countOfLevel(page, 'error'),
    said: (page) => `${countOfLevel(page, 'error')} × error`,
  },
  {
    rule: '5 a warning',
    points: (page) => 5 * countOfLevel(page, 'warning'),
    said: (page) => `${countOfLevel(page, 'warning')} × warning`,
  },
  {
    rule: `1 to 10 for an own share less than ${percent(OWN_MARGIN)} above its bound`,
    points: ({ ownShare = 1 }) =>
      outOfTen(1 - (ownShare - ownBound) / OWN_MARGIN),
    said: ({ ownShare = 0 }) => `own share ${percent(ownShare)}`,
  },
  {
    rule: '1 to 10 for more than two thirds of the likeness that is allowed',
    points: ({ nearest }) =>
      outOfTen((3 * (nearest?.similarity ?? 0)) / sameService - 2),
    said: ({ nearest }) => `${percent(nearest?.similarity ?? 0)} alike`,
  },
  {
    rule: `1 for each link from content below ${WELL_LINKED}`,
    points: ({ isListed, contentIn, path }) =>
      isListed && path !== '/' ? Math.max(0, WELL_LINKED - contentIn) : 0,
    said: ({ contentIn }) => `${contentIn} links from content`,
  },
  {
    rule: '1 to 10 for impressions at places 4 to 20 of Google’s results, more for ten times as many',
    points: ({ path }) => {
      const { position = 0, impressions = 0 } = report.search[path] ?? {};
      // A page among the first results gains most by a better place.
      const isNearTop = position > 3 && position <= 20;
      return isNearTop ? outOfTen(0.3 * Math.log10(1 + impressions)) : 0;
    },
    said: ({ path }) =>
      `place ${report.search[path]?.position} of Google’s results`,
  },
];

/** The formula, for readers. */
export const priorityRule = `The sum of: ${reasons.map(({ rule }) => rule).join('; ')}.`;

/** How much a page should be looked at before others, and why, the weightiest reason first. */
export function priorityOf(page: ReportPage) {
  const weighed = reasons
    .map(({ points, said }) => ({ points: points(page), said: said(page) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  return {
    points: weighed.reduce((sum, { points }) => sum + points, 0),
    reasons: weighed
      .map(({ points, said }) => `${said} (${points})`)
      .join(', '),
  };
}
