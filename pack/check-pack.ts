import { InputError, type Problem } from '../src/domain/problems.ts';
import type { Position } from './schemas/business.ts';
import { checkFacts } from './check-facts.ts';
import { checkNames } from './check-names.ts';
import { checkPictures } from './check-pictures.ts';
import { unreadable } from './check-shapes.ts';
import { markProblems } from './mark.ts';
import type { PackData } from './read-pack.ts';
import { themeProblems } from './theme.ts';

/** Everything that is wrong with a pack, one problem a line, beyond what types and the schemas of its JSON files see. */
export function packProblems(pack: PackData): Problem[] {
  return [
    ...checkFacts(pack),
    ...checkNames(pack),
    ...checkPictures(pack),
    ...checkMap(pack),
    ...checkRedirects(pack),
    ...themeProblems(pack.theme),
    ...markProblems(pack.mark, pack.theme),
  ];
}

/**
 * Reads the pack and checks it, before anything is made from it.
 * @throws InputError for everything that is wrong at once.
 */
export async function checkPack(): Promise<void> {
  const problems = packProblems(await loadPack());
  if (problems.length > 0) throw new InputError(problems);
}

/** A file of the pack that is no TypeScript, or that fails as it is read, is a fault of the pack and no crash. */
async function loadPack(): Promise<PackData> {
  try {
    const { readPack } = await import('./read-pack.ts');
    return readPack();
  } catch (error) {
    throw new InputError([unreadable('site', error)]);
  }
}

/** The frame of the maps, and that towns, rivers and moors lie in it. */
function checkMap({ towns, map, rivers, moors }: PackData): Problem[] {
  const { west, east, south, north } = map.frame;
  if (west >= east || south >= north)
    return [
      {
        file: 'site/map.ts',
        field: 'frame',
        message: 'is turned round: west before east and south before north',
      },
    ];
  const isInside = (lat: number, lon: number) =>
    lon > west && lon < east && lat > south && lat < north;
  const features = [
    ...rivers.map(({ name, course }) => ({
      field: `rivers: ${name}`,
      points: course,
      least: 2,
    })),
    ...moors.map(({ name, outline }) => ({
      field: `moors: ${name}`,
      points: outline,
      least: 3,
    })),
  ];
  const featureProblem = ({
    points,
    least,
  }: {
    points: readonly Position[];
    least: number;
  }) => {
    if (points.length < least) return `needs ${least} points or more: add some`;
    if (points.some(([lat, lon]) => isInside(lat, lon))) return undefined;
    return 'lies wholly outside the frame of site/map.ts: take it out, or correct its points (latitude first)';
  };
  return [
    ...towns
      .filter(({ lat, lon }) => !isInside(lat, lon))
      .map(({ label, lat, lon }) => ({
        file: 'site/map.ts',
        field: 'frame',
        message: `${label} (${lat}, ${lon}) lies outside it: widen the frame, then run npm run make-map`,
      })),
    ...features.flatMap(({ field, ...feature }) => {
      const message = featureProblem(feature);
      return message === undefined
        ? []
        : [{ file: 'site/map-features.ts', field, message }];
    }),
  ];
}

/** Former addresses: each leads to a page at once, and none to where a page is. */
function checkRedirects({ redirects, pagePaths }: PackData): Problem[] {
  const froms = redirects.map(({ from }) => from);
  const problemOf = (
    { from, to }: (typeof redirects)[number],
    index: number,
  ): string | undefined => {
    if (froms.indexOf(from) < index) return 'is there twice: remove one';
    if (pagePaths.includes(from)) return 'is a page: take the line out';
    if (froms.includes(to))
      return `"${to}" leads on itself: name the page at its end`;
    return pagePaths.includes(to)
      ? undefined
      : `"${to}" is no page: name the page that answers for it now`;
  };
  return redirects.flatMap((redirect, index) => {
    const message = problemOf(redirect, index);
    return message === undefined
      ? []
      : [{ file: 'site/redirects.ts', field: redirect.from, message }];
  });
}
