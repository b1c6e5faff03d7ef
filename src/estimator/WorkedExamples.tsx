import type { EstimateOffer } from '../domain/estimate-offer.ts';
import { estimate } from './estimate.ts';

/** The familiar sizes with their prices, for browsers without script. */
export function WorkedExamples({ offer }: { readonly offer: EstimateOffer }) {
  const rows = offer.surfaces.flatMap((surface) =>
    offer.sizes.map((size) => ({ surface, size, found: estimate(offer, surface, size) })),
  );
  return (
    <figure>
      <table className="mt-3 w-full text-left text-[0.95rem]">
        <caption className="sr-only">Worked examples</caption>
        <thead>
          <tr>
            <th scope="col">Such as</th>
            <th scope="col">At</th>
            <th scope="col">From</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ surface, size, found }) => (
            <tr key={`${surface.label} ${size.label}`} className="border-t border-line">
              <td className="py-2 pr-3">
                {size.label}, {size.length} x {size.width} m
                {offer.surfaces.length > 1 && `, ${surface.label.toLowerCase()}`}
              </td>
              <td className="py-2 pr-3">{surface.rate}/m²</td>
              <td className="py-2 font-bold">{found.kind === 'from' ? `£${found.from}` : 'ask us'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="mt-2 text-[0.95rem]">
        {offer.startsAt && `A whole job starts at ${offer.startsAt}. `}
        {offer.usually &&
          `The figures are the rate for the ground alone. Most whole jobs come to ${offer.usually}, with the visit, the treatment and the edges in it. `}
        Final price confirmed after site visit.
      </figcaption>
    </figure>
  );
}
