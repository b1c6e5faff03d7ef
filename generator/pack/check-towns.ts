import type { Problem } from '../../src/domain/problems.ts';
import type { PackData } from './pack-data.ts';
import { countyNames } from '../map/counties.ts';
import { slugProblems, unknownNames } from './slug.ts';

const file = 'site/towns.ts';

/** The list of towns, and everything that names one of them. */
export function checkTowns({ towns, topTownSlugs, map, heroTowns }: PackData): Problem[] {
  const known = towns.map(({ slug }) => slug);
  const named = (where: string, field: string, names: readonly string[]) =>
    unknownNames({
      file: where,
      field,
      names,
      known,
      remedy: `is no town of ${file}: add it there or take it out here`,
    });
  return [
    ...(towns.length === 0 ? [{ file, field: 'towns', message: 'is empty: add the towns you serve' }] : []),
    ...slugProblems(file, 'the slug', known),
    ...named(file, 'topTownSlugs', topTownSlugs),
    ...named('site/map.ts', 'majorTowns', map.majorTowns),
    ...unknownNames({
      file: 'site/map.ts',
      field: 'border',
      names: map.border,
      known: countyNames,
      remedy: 'is no county of generator/map/counties.generated.json: take a name from there',
    }),
    ...named('site/words/hub-heroes.ts', 'hubHeroes', heroTowns),
  ];
}
