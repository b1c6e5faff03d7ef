import { estimateLimits } from '#site/estimates.ts';
import { visit } from '#site/words/visit.ts';
import type { EstimateOffer } from '../../pack/schemas/estimates.ts';
import { estimate, isBelowUsual, wholeJob, type Estimate } from './estimate.ts';

interface EstimateResultProps {
  readonly offer: EstimateOffer;
  /** A square metre, as published. */
  readonly rate: string;
  readonly found: Estimate;
  /** Of what is said where a length cannot be read: the fields point to it. */
  readonly problemId: string;
}

/**
 * The figure, what it stands for, and that a visit settles it. Read out as it changes. Each text that changes is one string and all of
 * its element: a translator may have put others in the place of what React wrote there.
 */
export function EstimateResult(props: EstimateResultProps) {
  return (
    <output className="mt-5 block border-t border-line pt-4">
      <Sum {...props} />
      <span className="mt-2 block text-[0.95rem] text-slate">
        {visit.price}
      </span>
    </output>
  );
}

/** Why there is no figure. */
function refusalOf(
  { upright }: EstimateOffer,
  found: Exclude<Estimate, { kind: 'from' }>,
): string {
  if (found.kind === 'unreadable')
    return `Please give ${upright ? 'width and height' : 'length and width'} in metres, such as 6 and 4.5.`;
  if (found.kind === 'tooSmall')
    return `Under ${estimateLimits.least} m² ${estimateLimits.tooSmall}`;
  return `${found.area.toLocaleString('en-GB')} m² ${estimateLimits.tooLarge}`;
}

function Sum({ offer, rate, found, problemId }: EstimateResultProps) {
  if (found.kind !== 'from')
    return (
      <span
        id={found.kind === 'unreadable' ? problemId : undefined}
        className="block font-bold"
      >
        {refusalOf(offer, found)}
      </span>
    );
  // Nobody pays the rate alone: where whole jobs usually come to more, what they come to is the figure.
  const { area, byArea, from } = found;
  const isBelow = isBelowUsual(offer, byArea);
  const byRate = `${area} m² at ${rate}${from > byArea ? ` is £${byArea}, and a whole job starts at ${offer.startsAt}` : ''}`;
  return (
    <>
      <span className="block text-slate">
        {isBelow ? 'Most whole jobs come to' : byRate}
      </span>
      <span className="estimate-sum">
        {isBelow ? offer.usually : `from £${from}`}
      </span>
      {offer.usually && (
        <span className="mt-2 block text-[0.95rem]">
          {isBelow
            ? `By the metre alone it is £${byArea}: ${area} m² at ${rate}. The treatment and the edges come on top.`
            : `Most whole jobs come to ${offer.usually}.`}
        </span>
      )}
    </>
  );
}

/** The familiar sizes with their prices, for browsers without script. */
export function WorkedExamples({ offer }: { readonly offer: EstimateOffer }) {
  const rows = offer.surfaces.flatMap((surface) =>
    offer.sizes.map((size) => ({
      surface,
      size,
      found: estimate(offer, surface, size),
    })),
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
            <tr
              key={`${surface.label} ${size.label}`}
              className="border-t border-line"
            >
              <td className="py-2 pr-3">
                {size.label}, {size.length} x {size.width} m
                {offer.surfaces.length > 1 &&
                  `, ${surface.label.toLowerCase()}`}
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
        {offer.usually &&
          `Most whole jobs come to ${offer.usually}, with the treatment and the edges in it. `}
        {`${visit.price}.`}
      </figcaption>
    </figure>
  );
}
