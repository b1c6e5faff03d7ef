import { throwProblems, type Problem } from '../core/domain/problems.ts';
import { checkFacts } from './check-facts.ts';
import { checkNames } from './check-names.ts';
import { checkPictures } from './check-pictures.ts';
import { failedChecks, type Check } from './checks.ts';
import { markProblems } from './mark.ts';
import { readPack, type PackData } from './read-pack.ts';
import { themeProblems } from './theme.ts';

/** Returns the problems in a pack, except those that its types and schemas detect. */
export const packProblems = (pack: PackData): Problem[] => [
  ...checkFacts(pack),
  ...checkNames(pack),
  ...checkPictures(pack),
  ...checkMap(pack),
  ...checkRedirects(pack),
  ...themeProblems(pack.theme),
  ...markProblems(pack.mark, pack.theme),
];

/**
 * Reads and checks the pack, before anything is made from it.
 * @throws InputError that lists everything that is wrong
 */
export async function checkPack(): Promise<void> {
  throwProblems(packProblems(await readPack()));
}

/** Checks the frame of the maps, and that the towns are inside it. */
function checkMap({ towns, map }: PackData): Problem[] {
  const { west, east, south, north } = map.frame;
  const isTurned = west >= east || south >= north;
  const isInside = (lat: number, lon: number) =>
    lon > west && lon < east && lat > south && lat < north;
  return failedChecks('site/map.ts', [
    [
      isTurned,
      'frame',
      'is turned round: west before east and south before north',
    ],
    ...towns.map(({ label, lat, lon }): Check => [
      !isTurned && !isInside(lat, lon),
      'frame',
      `${label} (${lat}, ${lon}) lies outside it: widen the frame, then run npm run make-map`,
    ]),
  ]);
}

/** Checks former addresses: each must redirect straight to a page, and none may be a page. */
function checkRedirects({ redirects, pagePaths }: PackData): Problem[] {
  const froms = redirects.map(({ from }) => from);
  const problemOf = (from: string, to: string, index: number) => {
    if (froms.indexOf(from) < index) return 'is there twice: remove one';
    if (pagePaths.includes(from)) return 'is a page: take the line out';
    if (froms.includes(to))
      return `"${to}" redirects in turn: name the page that it leads to`;
    if (!pagePaths.includes(to))
      return `"${to}" is not a page: name the page that replaces it`;
    return '';
  };
  return failedChecks(
    'site/redirects.ts',
    redirects.map(({ from, to }, index) => {
      const message = problemOf(from, to, index);
      return [message !== '', from, message];
    }),
  );
}
