import { InputError, type Problem, schemaProblems } from '../../src/domain/problems.ts';
import { checkFacts } from './check-facts.ts';
import { checkNames } from './check-names.ts';
import { markProblems } from './mark.ts';
import type { PackData } from './pack-data.ts';
import { themeProblems } from './theme.ts';
import type { Position } from '../../src/pack-types/business.ts';
import * as v from 'valibot';
import { fits } from '../../src/domain/pictures/fits.ts';

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
    const message = error instanceof Error ? error.message.replace(/\n.*/s, '') : String(error);
    throw new InputError([{ file: 'site', message: `cannot be read: ${message}` }]);
  }
}

const featuresFile = 'site/map-features.ts';

/** The frame of the maps, and that towns, rivers and moors lie in it. */
function checkMap({ towns, map, rivers, moors }: PackData): Problem[] {
  const { west, east, south, north } = map.frame;
  if (west >= east || south >= north)
    return [
      { file: 'site/map.ts', field: 'frame', message: 'is turned round: west before east and south before north' },
    ];
  const isInside = (lat: number, lon: number) => lon > west && lon < east && lat > south && lat < north;
  const features = [
    ...rivers.map(({ name, course }) => ({ field: `rivers: ${name}`, points: course, least: 2 })),
    ...moors.map(({ name, outline }) => ({ field: `moors: ${name}`, points: outline, least: 3 })),
  ];
  const featureProblems = ({ field, points, least }: { field: string; points: readonly Position[]; least: number }) => {
    if (points.length < least)
      return [{ file: featuresFile, field, message: `needs ${least} points or more: add some` }];
    return points.some(([lat, lon]) => isInside(lat, lon))
      ? []
      : [
          {
            file: featuresFile,
            field,
            message:
              'lies wholly outside the frame of site/map.ts: take it out, or correct its points (latitude first)',
          },
        ];
  };
  return [
    ...towns
      .filter(({ lat, lon }) => !isInside(lat, lon))
      .map(({ label, lat, lon }) => ({
        file: 'site/map.ts',
        field: 'frame',
        message: `${label} (${lat}, ${lon}) lies outside it: widen the frame, then run npm run make-map`,
      })),
    ...features.flatMap(featureProblems),
  ];
}

const file = 'site/redirects.ts';

const address = v.pipe(
  v.string(),
  v.regex(/^(?:\/[\w~-][\w.~-]*)+$/, 'must be the path alone, as in /old-page'),
  v.check((path) => !path.endsWith('.html'), 'needs no .html: that leads there anyway'),
);
const redirectsSchema = v.array(v.strictObject({ from: address, to: v.string() }));

/** Former addresses: each leads to a page at once, and none to where a page is. */
function checkRedirects({ redirects, pagePaths }: PackData): Problem[] {
  const result = v.safeParse(redirectsSchema, redirects);
  if (!result.success) return schemaProblems(file, result.issues);
  const froms = redirects.map(({ from }) => from);
  const problemOf = ({ from, to }: (typeof redirects)[number], index: number): string | undefined => {
    if (froms.indexOf(from) < index) return 'is there twice: remove one';
    if (pagePaths.includes(from)) return 'is a page: take the line out';
    if (froms.includes(to)) return `"${to}" leads on itself: name the page at its end`;
    return pagePaths.includes(to) ? undefined : `"${to}" is no page: name the page that answers for it now`;
  };
  return redirects.flatMap((redirect, index) => {
    const message = problemOf(redirect, index);
    return message === undefined ? [] : [{ file, field: redirect.from, message }];
  });
}

const figuresFile = 'site/words/surface-figures.ts';
const termsFile = 'site/picture-terms.ts';

/** What pictures show, held against the services they stand for and the captions under them. */
export function checkPictures({ services, townPages, ofServices, shown, alts, terms }: PackData): Problem[] {
  const { figures, serviceWork } = townPages;
  const known = services.map(({ slug }) => slug);
  const isShownBy = (slug: string, names: readonly (string | undefined)[]) => {
    const work = serviceWork[slug];
    return work !== undefined && names.every((name) => name === undefined || fits(shown[name], work));
  };
  return [
    ...known
      .filter((slug) => !figures.some(({ pictures }) => isShownBy(slug, pictures)))
      .map((slug) => ({
        file: figuresFile,
        field: slug,
        message: `no picture shows its work: add one, or correct serviceWork.${slug} in ${termsFile}`,
      })),
    ...figures.flatMap(({ pictures, caption }) => {
      const field = `"${caption}"`;
      const records = pictures.map((name) => (name === undefined ? undefined : shown[name]));
      const seen = records.flatMap((record) =>
        record ? [record.surface, ...record.materials, ...record.works, ...(record.tools ?? [])] : [],
      );
      const described = pictures.map((name) => (name && alts[name]) ?? '').join(' ');
      return [
        ...(known.some((slug) => isShownBy(slug, pictures))
          ? []
          : [{ file: figuresFile, field, message: 'stands on no page: correct what the record of its picture shows' }]),
        ...Object.entries(terms)
          .filter(([term, words]) => words.test(caption) && !seen.includes(term) && !words.test(described))
          .map(([term]) => ({
            file: figuresFile,
            field,
            message: `names ${term}, which ${pictures.join(' and ')} does not show: change the caption or the picture's record`,
          })),
      ];
    }),
    ...ofServices
      .filter(({ services: of, picture }) => !of.some((slug) => isShownBy(slug, [picture])))
      .map(({ file, field, picture, services: of }) => ({
        file,
        field,
        message: `"${picture}" shows no work of ${of.join(' or ')}: choose another, or correct its record`,
      })),
  ];
}
