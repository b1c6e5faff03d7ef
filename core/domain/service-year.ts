import { years } from '#site/words/year.ts';
import type {
  BestMonths,
  Climate,
  Season,
  ServiceYear,
  ServiceYears,
} from '../schemas/year.ts';
import type { ServiceSlug } from './services.ts';
import { monthNames, type MonthName } from '../schemas/months.ts';

/** A month with how good it is for a job. */
export interface RatedMonth {
  readonly name: MonthName;
  readonly season: Season;
}

/**
 * Returns a service's year in the given climate, with the town's own best months in place of the
 * trade's if it has any; undefined if the time of year does not matter to the service.
 */
export function serviceYear(
  service: ServiceSlug,
  climate: Climate,
  own?: BestMonths,
): ServiceYear | undefined {
  const year: ServiceYears | undefined = years[service];
  if (!year) return undefined;
  const usual = year[climate] ?? year.everywhere;
  return own ? { ...usual, best: own } : usual;
}

/** Returns January to December, the best months marked. */
export const ratedMonths = ({ months, best }: ServiceYear): RatedMonth[] =>
  monthNames.map((name, index) => ({
    name,
    season: best.months.includes(name) ? 'best' : (months[index] ?? 'fine'),
  }));

/** Fewer months in a row are named one by one. */
const MIN_RUN = 3;

/** Names months: `March, April and September`, `April to September`. */
export function monthsInWords(months: BestMonths['months']): string {
  const runs: string[][] = [];
  let previous = '';
  for (const name of monthNames) {
    const run = runs.at(-1);
    if (months.includes(name)) {
      if (run && run.at(-1) === previous) run.push(name);
      else runs.push([name]);
    }
    previous = name;
  }
  const names = runs.flatMap((run) =>
    run.length < MIN_RUN ? run : [`${run[0]} to ${run.at(-1)}`],
  );
  return new Intl.ListFormat('en-GB').format(names);
}
