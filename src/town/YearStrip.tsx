import { years } from '#site/words/year.ts';
import type { Climate, Season, ServiceYears } from '../../pack/schemas/year.ts';
import type { ServiceSlug } from '../domain/services.ts';
import { monthNames } from '../domain/text/long-date.ts';

const meanings: Readonly<Record<Season, string>> = {
  best: 'best',
  fine: 'fine',
  wait: 'better to wait',
};

interface YearStripProps {
  readonly service: ServiceSlug;
  readonly climate: Climate;
}

const yearOf: Readonly<Partial<Record<string, ServiceYears>>> = years;

/** Whether the time of year matters to a service. */
export const hasYear = (service: ServiceSlug) => yearOf[service] !== undefined;

/** Twelve months, how good each is for a job in the town's climate, and why. */
export function YearStrip({ service, climate }: YearStripProps) {
  const year = yearOf[service];
  if (!year) return null;
  const { months, reasons } = year[climate] ?? year.everywhere;
  return (
    <figure>
      <ol className="year">
        {months.map((season, index) => (
          <li key={monthNames[index]} className={`year-${season}`}>
            <span aria-hidden="true">{monthNames[index]?.[0]}</span>
            <span className="sr-only">
              {monthNames[index]}: {meanings[season]}
            </span>
          </li>
        ))}
      </ol>
      <p className="year-key" aria-hidden="true">
        {[...new Set(months)].map((season) => (
          <span key={season}>
            <i className={`year-${season}`} /> {meanings[season]}
          </span>
        ))}
      </p>
      <figcaption>
        <ul className="tick-list mt-4">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
