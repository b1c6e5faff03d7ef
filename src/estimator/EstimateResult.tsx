import { estimateLimits } from '#site/estimates.ts';
import { visit } from '#site/words/visit.ts';
import { short } from '#site/pricing.ts';
import type {
  EstimateOffer,
  FamiliarSize,
} from '../../pack/schemas/estimates.ts';
import type { Price } from '../../pack/schemas/pricing.ts';
import {
  estimate,
  isBelowUsual,
  spokenAmount,
  wholeJob,
  type Estimate,
} from './estimate.ts';

const { extras } = estimateLimits;

interface EstimateResultProps {
  readonly offer: EstimateOffer;
  readonly rate: Price;
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
  { upright, sizes }: EstimateOffer,
  found: Exclude<Estimate, { kind: 'from' }>,
): string {
  if (found.kind === 'unreadable') {
    if (sizes.some((size) => 'count' in size))
      return 'Please give a whole number, such as 2.';
    const sides = upright ? 'width and height' : 'length and width';
    return `Please give ${sides} in metres, such as 6 and 4.5.`;
  }
  if (found.kind === 'tooSmall')
    return `Under ${estimateLimits.least} m² ${estimateLimits.tooSmall}`;
  return `${found.amount.toLocaleString('en-GB')} m² ${estimateLimits.tooLarge}`;
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
  const { amount, byRate, from } = found;
  const reckoned = `${spokenAmount(amount, rate)} at ${rate.sum}`;
  const unit = rate.unit.code === 'MTK' ? 'metre' : rate.unit.one;
  if (isBelowUsual(offer, byRate))
    return (
      <SumLines
        basis="Most whole jobs come to"
        sum={offer.usually}
        note={`By the ${unit} alone it is £${byRate}: ${reckoned}.${extras ? ` ${extras.onTop}` : ''}`}
      />
    );
  const minimum = ` is £${byRate}, and a whole job starts at ${offer.startsAt}`;
  return (
    <SumLines
      basis={from > byRate ? reckoned + minimum : reckoned}
      sum={`from £${from}`}
      note={offer.usually && `Most whole jobs come to ${offer.usually}.`}
    />
  );
}

/** A usual size, with its sides where it has some. */
export const SizeLabel = ({ size }: { readonly size: FamiliarSize }) =>
  'count' in size ? (
    size.label
  ) : (
    <>
      {size.label}, {size.length} x {size.width} m
    </>
  );

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
                <SizeLabel size={size} />
                {offer.surfaces.length > 1 &&
                  `, ${surface.label.toLowerCase()}`}
              </td>
              <td className="py-2 pr-3">
                <span className="whitespace-nowrap">{short(surface.rate)}</span>
                {found.kind === 'from' && `, £${found.byRate}`}
              </td>
              <td className="py-2 font-bold">{wholeJob(offer, found)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="mt-2 text-sm">
        {offer.startsAt && `A whole job starts at ${offer.startsAt}. `}
        {offer.usually &&
          `Most whole jobs come to ${offer.usually}${extras ? `, with ${extras.included}` : ''}. `}
        {`${visit.price}.`}
      </figcaption>
    </figure>
  );
}
