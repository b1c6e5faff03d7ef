import type { BestMonths, Climate, Season } from '../../core/schemas/year.ts';
import {
  monthsInWords,
  ratedMonths,
  serviceYear,
} from '../../core/domain/service-year.ts';
import type { ServiceSlug } from '../../core/domain/services.ts';

const meanings: Readonly<Record<Season, string>> = {
  best: 'best',
  fine: 'fine',
  nests: 'once no bird is nesting there',
  wait: 'better to wait',
};

interface YearSectionProps {
  readonly service: ServiceSlug;
  readonly climate: Climate;
  /** The best months in this town, where they are not those of the trade. */
  readonly bestMonths?: BestMonths | undefined;
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
  bestMonths,
  className,
  headingClass,
}: YearSectionProps) {
  const year = serviceYear(service, climate, bestMonths);
  if (!year) return null;
  const { best, reasons } = year;
  const months = ratedMonths(year);
  const seasons = new Set(months.map(({ season }) => season));
  return (
    <section className={className} aria-labelledby="year">
      <h2 id="year" className={headingClass}>
        When to have it done
      </h2>
      <figure>
        <ol className="year">
          {months.map(({ name, season }) => (
            <li key={name} className={`year-${season}`}>
              <span aria-hidden="true">{name[0]}</span>
              <span className="sr-only">
                {name}: {meanings[season]}
              </span>
            </li>
          ))}
        </ol>
        <p className="year-key" aria-hidden="true">
          {[...seasons].map((season) => (
            <span key={season}>
              <i className={`year-${season}`} /> {meanings[season]}
            </span>
          ))}
        </p>
        <figcaption>
          <ul className="tick-list mt-4">
            {[`${monthsInWords(best.months)}: ${best.reason}`, ...reasons].map(
              (reason) => (
                <li key={reason}>{reason}</li>
              ),
            )}
          </ul>
        </figcaption>
      </figure>
    </section>
  );
}
