import { priceTable } from '#site/words/price-table.ts';
import { visit } from '#site/words/visit.ts';
import { homeTown } from '../../domain/towns.ts';
import { isPublished } from '../../domain/published.ts';
import { paths } from '../../domain/pages.ts';
import { findService } from '../../domain/services.ts';
import { AppLink } from '../../ui/AppLink.tsx';

/** A text whose sums, as in `£150-£800`, stay on one line. */
const unbroken = (text: string) =>
  text.split(/(£\S+)/).map((part, index) =>
    part.startsWith('£') ? (
      <span key={`${index} ${part}`} className="min-[22rem]:whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );

export function PriceTable() {
  return (
    <section className="wrap pt-8" aria-labelledby="prices">
      <h2 id="prices" className="mb-5">
        Prices at a glance
      </h2>
      <table className="price-table">
        <thead className="text-slate">
          <tr>
            <th scope="col">In {homeTown.label}</th>
            <th scope="col">Rate</th>
            <th scope="col">A whole job</th>
          </tr>
        </thead>
        <tbody>
          {priceTable.map(({ service, rate, wholeJob }) => {
            const name = findService(service)?.name;
            const page = paths.townService(homeTown.slug, service);
            return (
              <tr key={service}>
                <th scope="row">
                  {isPublished(page) ? (
                    <AppLink to={page} className="running-link">
                      {name}
                    </AppLink>
                  ) : (
                    name
                  )}
                </th>
                <td>{unbroken(rate)}</td>
                <td>{unbroken(wholeJob)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-4">
        {`${visit.price}. Each town has pages of its own for all of these: `}
        <AppLink to={paths.areas} className="text-link">
          find your town
        </AppLink>
        .
      </p>
    </section>
  );
}
