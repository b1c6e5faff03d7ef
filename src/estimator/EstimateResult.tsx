import { estimateLimits } from '#site/estimates.ts';
import { visit } from '#site/words/visit.ts';
import type { EstimateOffer } from '../../pack/schemas/estimates.ts';
import { estimate, isBelowUsual, wholeJob, type Estimate } from './estimate.ts';

interface EstimateResultProps {
  readonly offer: EstimateOffer;
  /** Published price of a square metre. */
  readonly rate: string;
  readonly found: Estimate;
  /** Id of the message about an invalid length, which the fields refer to. */
  readonly problemId: string;
}

/**
 * The estimate, read out as it changes. Each changing text is a single string and fills its
 * element: a browser's translator replaces text nodes, and React could not update parts of a text.
 */
export function EstimateResult(props: EstimateResultProps) {
  return (
    <output className="mt-5 block border-t border-line pt-4">
      <Sum {...props} />
      <span className="mt-2 block text-sm text-slate">{visit.price}</span>
    </output>
  );
}

/** Says why there is no figure. */
function reasonOf(
  { upright }: EstimateOffer,
  found: Exclude<Estimate, { kind: 'from' }>,
): string {
  if (found.kind === 'unreadable') {
    const sides = upright ? 'width and height' : 'length and width';
    return `Please give ${sides} in metres, such as 6 and 4.5.`;
  }
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
        {reasonOf(offer, found)}
      </span>
    );
  const { area, byArea, from } = found;
  const byRate = `${area} m² at ${rate}`;
  if (isBelowUsual(offer, byArea))
    return (
      <SumLines
        basis="Most whole jobs come to"
        sum={offer.usually}
        note={[
          `By the metre alone it is £${byArea}: ${byRate}.`,
          'The treatment and the edges come on top.',
        ].join(' ')}
      />
    );
  const minimum = ` is £${byArea}, and a whole job starts at ${offer.startsAt}`;
  return (
    <SumLines
      basis={from > byArea ? byRate + minimum : byRate}
      sum={`from £${from}`}
      note={offer.usually && `Most whole jobs come to ${offer.usually}.`}
    />
  );
}

interface SumLinesProps {
  readonly basis: string;
  readonly sum: string | undefined;
  readonly note: string | undefined;
}

function SumLines({ basis, sum, note }: SumLinesProps) {
  return (
    <>
      <span className="block text-slate">{basis}</span>
      <span className="estimate-sum">{sum}</span>
      {note && <span className="mt-2 block text-sm">{note}</span>}
    </>
  );
}

/** Prices of the usual sizes, for browsers without script. */
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
      <table className="mt-3 w-full wrap-anywhere text-left text-sm">
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
      <figcaption className="mt-2 text-sm">
        {offer.startsAt && `A whole job starts at ${offer.startsAt}. `}
        {offer.usually &&
          `Most whole jobs come to ${offer.usually}, with the treatment and the edges in it. `}
        {`${visit.price}.`}
      </figcaption>
    </figure>
  );
}
