import { years } from '#site/words/year.ts';
import type { Climate, Season, ServiceYears } from '../../pack/schemas/year.ts';
import type { ServiceSlug } from '../domain/services.ts';
import { monthNames } from '../domain/text/long-date.ts';

const meanings: Readonly<Record<Season, string>> = {
  best: 'best',
  fine: 'fine',
  wait: 'better to wait',
};

interface YearSectionProps {
  readonly service: ServiceSlug;
  readonly climate: Climate;
  readonly className?: string;
  readonly headingClass?: string;
}

/**
 * A calendar of how good each month is for a job in the given climate, and why; nothing if the time
 * of year does not matter to the service.
 */
export function YearSection({
  service,
  climate,
  className,
  headingClass,
}: YearSectionProps) {
  const year: ServiceYears | undefined = years[service];
  if (!year) return null;
  const { months, reasons } = year[climate] ?? year.everywhere;
  return (
    <section className={className} aria-labelledby="year">
      <h2 id="year" className={headingClass}>
        When to have it done
      </h2>
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
    </section>
  );
}
