import { priceTable } from '../../../site/words/services-page.ts';
import { isPublished } from '../../domain/published.ts';
import { paths } from '../../domain/routes.ts';
import { findService } from '../../domain/services.ts';
import type { Town } from '../../domain/towns.ts';
import { AppLink } from '../../navigation/AppLink.tsx';

/** What each service costs, beside a hub's text, with the way to the town's own page about it. */
export function HubPrices({ town }: { readonly town: Town }) {
  const rows = priceTable.filter(({ service }) => isPublished(paths.townService(town.slug, service)));
  return (
    <section className="card" aria-labelledby="prices">
      <h2 id="prices" className="text-xl sm:text-xl">
        What a whole job costs
      </h2>
      <dl className="mt-3 grid gap-2 leading-snug">
        {rows.map(({ service, wholeJob }) => (
          <div key={service}>
            <dt>
              <AppLink to={paths.townService(town.slug, service)} className="running-link">
                {findService(service)?.name}
              </AppLink>
            </dt>
            <dd className="text-[0.95rem] text-slate">{wholeJob}</dd>
          </div>
        ))}
      </dl>
      <AppLink to={paths.getQuote} className="button button-go mt-5 w-full">
        Get a Free Quote
      </AppLink>
    </section>
  );
}
