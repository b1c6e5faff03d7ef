import type { Climate, Season, ServiceYear } from '../../core/schemas/year.ts';
import type { Problem } from '../../core/domain/problems.ts';
import { ratedMonths, serviceYear } from '../../core/domain/service-year.ts';
import { services, type ServiceSlug } from '../../core/domain/services.ts';
import { monthNames, type MonthName } from '../../core/schemas/months.ts';
import type { LoadedProfile, TownProfile } from './profile.ts';

/** Returns a town's climate. Moor takes precedence over coast, and an estuary counts as coast. */
export function climateOf({
  moorland,
  coastal,
  estuary,
}: Pick<TownProfile, 'moorland' | 'coastal' | 'estuary'>): Climate {
  if (moorland) return 'moor';
  return coastal || estuary ? 'coast' : 'everywhere';
}

/** Reports what a profile says of the time of year against its own pages' calendars. */
export const calendarProblems = (loaded: LoadedProfile): Problem[] =>
  services.flatMap(({ slug }) => serviceProblems(loaded, slug));

type MonthProblem = readonly [field: string, message: string];

function serviceProblems(
  { file, profile }: LoadedProfile,
  service: ServiceSlug,
): Problem[] {
  const { bestMonths, questions } = profile.services[service];
  const year = serviceYear(service, climateOf(profile), bestMonths);
  const problems = [
    ...bestMonthProblems(bestMonths?.months ?? [], year),
    ...questions.flatMap(({ a, months }, index) =>
      months.flatMap((month) =>
        answerProblems(month, a, year).map((message): MonthProblem => [
          `questions.${index}.months`,
          message,
        ]),
      ),
    ),
  ];
  return problems.map(([field, message]) => ({
    file,
    field: `services.${service}.${field}`,
    message,
  }));
}

const bestMonthProblems = (
  months: readonly MonthName[],
  year: ServiceYear | undefined,
): MonthProblem[] =>
  months
    .filter((month) => year?.months[monthNames.indexOf(month)] !== 'fine')
    .map((month) => [
      'bestMonths',
      `${month} is not fine in the calendar of site/words/year.ts: take it out`,
    ]);

const goodSeasons: readonly Season[] = ['best', 'fine'];

/** Says what is wrong with a month that an answer recommends. */
function answerProblems(
  month: MonthName,
  answer: string,
  year: ServiceYear | undefined,
): string[] {
  const rated = year && ratedMonths(year).find(({ name }) => name === month);
  const isPoor = rated && !goodSeasons.includes(rated.season);
  const isNamed = new RegExp(`\\b${month}\\b`).test(answer);
  return [
    ...(isNamed ? [] : [`the answer does not name ${month}: name it`]),
    ...(isPoor
      ? [
          `${month} is neither best nor fine in the page's calendar: change the answer, or give bestMonths`,
        ]
      : []),
  ];
}
