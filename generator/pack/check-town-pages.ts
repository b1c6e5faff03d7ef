import type { Problem } from '../../src/domain/problems.ts';
import type { PackData } from './pack-data.ts';
import { entryProblems, unknownNames } from './slug.ts';

const glanceFile = 'site/words/at-a-glance.ts';
const yearFile = 'site/words/year.ts';
const figuresFile = 'site/words/surface-figures.ts';

const MONTHS = 12;
const seasons = ['best', 'fine', 'wait'];

/** What every town's page of a service shows beside its words: facts at a glance, the year, close-ups. */
export function checkTownPages({ services, townPages }: PackData): Problem[] {
  const { glances, years, materials, materialFigures, onlyAbove, methodFigures, hubPictures } = townPages;
  const known = services.map(({ slug }) => slug);
  const none = 'is no service of site/services.ts: correct it or take it out';
  const perService = (file: string, field: string, given: object) =>
    entryProblems({ file, field, known, given: Object.keys(given), remedy: none });
  return [
    ...known
      .filter((slug) => !glances[slug]?.length)
      .map((slug) => ({ file: glanceFile, field: slug, message: 'has no facts: add what glanceFacts says of it' })),
    ...perService(yearFile, 'years', years),
    ...Object.entries(years).flatMap(([slug, { months, reasons }]) => [
      ...(months.length === MONTHS && months.every((month) => seasons.includes(month))
        ? []
        : [
            {
              file: yearFile,
              field: `years.${slug}.months`,
              message: `must be ${MONTHS}, each ${seasons.join(', ')}: correct them`,
            },
          ]),
      ...(reasons.length > 0
        ? []
        : [{ file: yearFile, field: `years.${slug}.reasons`, message: 'are missing: say why' }]),
    ]),
    ...perService(figuresFile, 'methodFigures', methodFigures),
    ...perService(figuresFile, 'hubPictures', hubPictures),
    ...entryProblems({
      file: figuresFile,
      field: 'materialFigures',
      known: materials,
      given: Object.keys(materialFigures),
      remedy: 'is no material of site/materials.ts: correct it or take it out',
    }),
    ...Object.entries(onlyAbove).flatMap(([material, names]) => [
      ...unknownNames({
        file: figuresFile,
        field: 'onlyAbove',
        names: [material],
        known: materials,
        remedy: 'is no material of site/materials.ts: correct it or take it out',
      }),
      ...unknownNames({ file: figuresFile, field: `onlyAbove.${material}`, names, known, remedy: none }),
    ]),
  ];
}
