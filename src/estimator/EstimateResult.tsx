import { estimateLimits } from '#site/estimates.ts';
import { visit } from '#site/words/visit.ts';
import { inPounds, short } from '#site/pricing.ts';
import type {
  EstimateOffer,
  EstimateSurface,
  FamiliarSize,
} from '../../core/schemas/estimates.ts';
import {
  estimate,
  priceOf,
  spokenAmount,
  usualCost,
  workedOut,
  type Estimate,
} from '../../core/domain/estimate.ts';

interface EstimateResultProps {
  readonly offer: EstimateOffer;
  readonly surface: EstimateSurface;
  readonly found: Estimate;
  /** Id of the message about an unreadable size, for the fields to refer to. */
  readonly problemId: string;
}

/**
 * The estimate, announced as it changes. Each changing text is a single string that fills its
 * element: browser translation replaces text nodes, and React could not update parts of a text.
 */
export function EstimateResult(props: EstimateResultProps) {
  return (
    <output className="mt-5 block border-t border-line pt-4">
      <Sum {...props} />
      {props.offer.leavesOut && (
        <span className="mt-2 block text-sm">{props.offer.leavesOut}</span>
      )}
      <span className="mt-2 block text-sm text-slate">{visit.price}</span>
    </output>
  );
}

/** Returns the reason why there is no figure. */
function reasonOf(
  { upright, sizes }: EstimateOffer,
  found: Exclude<Estimate, { from: number }>,
): string {
  if (found.kind === 'toSee')
    return `${found.amount.toLocaleString('en-GB')} m² ${estimateLimits.toSee}`;
  if (sizes.some((size) => 'count' in size))
    return 'Please give a whole number, such as 2.';
  const sides = upright ? 'width and height' : 'length and width';
  return `Please give ${sides} in metres, such as 6 and 4.5.`;
}

function Sum({ offer, surface, found, problemId }: EstimateResultProps) {
  if (!('from' in found))
    return (
      <span
        id={found.kind === 'unreadable' ? problemId : undefined}
        className="block font-bold"
      >
        {reasonOf(offer, found)}
      </span>
    );
  const { rate, usually } = surface;
  const amount = spokenAmount(found.amount, rate);
  if (found.kind === 'belowUsual')
    return (
      <span className="block text-lg font-bold">
        {`${workedOut(found, rate)}.`}
      </span>
    );
  return (
    <>
      {found.kind === 'smallest' ? (
        <span className="block text-lg font-bold">
          {`${amount}. Up to ${spokenAmount(found.upTo, rate)} is our smallest job, £${found.from}.`}
        </span>
      ) : (
        <>
          <span className="block text-slate">{`${amount} at ${inPounds(rate.pounds)}`}</span>
          <span className="estimate-sum">{`from £${found.from}`}</span>
        </>
      )}
      {usually && (
        <span className="mt-2 block text-sm">{`${usualCost(usually)}.`}</span>
      )}
    </>
  );
}

/** The label of a usual size, with its sides unless it is a count. */
export const SizeLabel = ({ size }: { readonly size: FamiliarSize }) =>
  'count' in size ? (
    size.label
  ) : (
    <>
      {size.label}, {size.length} x {size.width} m
    </>
  );

/** Prices of the usual sizes, for browsers without script. */
export function WorkedExamples({ offer }: Pick<EstimateResultProps, 'offer'>) {
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
            <th scope="col">Comes to</th>
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
              <td className="py-2 pr-3 min-[22rem]:whitespace-nowrap">
                {short(surface.rate)}
              </td>
              <td className="py-2 font-bold">{priceOf(found)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="mt-2 text-sm">
        {offer.leavesOut && `${offer.leavesOut} `}
        {offer.startsAt && `Our smallest job is ${inPounds(offer.startsAt)}. `}
        {`${visit.price}.`}
      </figcaption>
    </figure>
  );
}
