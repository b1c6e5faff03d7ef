import { visit } from '../../site/words/visit.ts';
import type { EstimateOffer } from '../pack-types/estimates.ts';
import { estimate, wholeJob } from './estimate.ts';

/** The familiar sizes with their prices, for browsers without script. */
export function WorkedExamples({ offer }: { readonly offer: EstimateOffer }) {
  const rows = offer.surfaces.flatMap((surface) =>
    offer.sizes.map((size) => ({ surface, size, found: estimate(offer, surface, size) })),
  );
  return (
    <figure>
      <table className="mt-3 w-full wrap-anywhere text-left text-[0.95rem]">
        <caption className="sr-only">Worked examples</caption>
        <thead>
          <tr>
            <th scope="col">Such as</th>
            <th scope="col">At</th>
            <th scope="col">The whole job</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ surface, size, found }) => (
            <tr key={`${surface.label} ${size.label}`} className="border-t border-line">
              <td className="py-2 pr-3">
                {size.label}, {size.length} x {size.width} m
                {offer.surfaces.length > 1 && `, ${surface.label.toLowerCase()}`}
              </td>
              <td className="py-2 pr-3">
                <span className="whitespace-nowrap">{surface.rate}/m²</span>
                {found.kind === 'from' && `, £${found.byArea}`}
              </td>
              <td className="py-2 font-bold">{wholeJob(offer, found)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="mt-2 text-[0.95rem]">
        {offer.startsAt && `A whole job starts at ${offer.startsAt}. `}
        {offer.usually && `Most whole jobs come to ${offer.usually}, with the treatment and the edges in it. `}
        {`${visit.price}.`}
      </figcaption>
    </figure>
  );
}
