import { estimateLimits } from '#site/estimates.ts';
import type {
  EstimateOffer,
  EstimateSurface,
} from '../../pack/schemas/estimates.ts';

/** A longer side is a typing error. */
const MAX_SIDE_M = 200;

/**
 * Parses metres from `6`, `6.5`, `6,5` or `6 m`. Undefined unless it is a length above 0 and up to
 * 200 metres.
 */
export function readMetres(typed: string): number | undefined {
  const [, digits = ''] =
    /^\s*(\d{1,4}(?:[.,]\d{1,2})?)\s*m?\s*$/i.exec(typed) ?? [];
  const metres = Number(digits.replace(',', '.'));
  return metres > 0 && metres <= MAX_SIDE_M ? metres : undefined;
}

export type Estimate =
  /** Whole pounds. `byArea` is rate times area, `from` the least that the whole job costs. */
  | {
      readonly kind: 'from';
      readonly area: number;
      readonly byArea: number;
      readonly from: number;
    }
  | { readonly kind: 'tooSmall' | 'tooLarge'; readonly area: number }
  | { readonly kind: 'unreadable' };

/** The pounds of a published sum, or of a range's lower end. */
const poundsOf = (sum: string): number =>
  Number(/\d+(?:\.\d+)?/.exec(sum)?.[0]);

/** The least that a job of this size costs at the published rate, or why there is no figure. */
export function estimate(
  { startsAt }: Pick<EstimateOffer, 'startsAt'>,
  { rate }: Pick<EstimateSurface, 'rate'>,
  size: {
    readonly length: number | undefined;
    readonly width: number | undefined;
  },
): Estimate {
  if (size.length === undefined || size.width === undefined)
    return { kind: 'unreadable' };
  // Whole square metres: people's measurements are no more precise.
  const area = Math.round(size.length * size.width);
  if (area < estimateLimits.least) return { kind: 'tooSmall', area };
  if (area > estimateLimits.most) return { kind: 'tooLarge', area };
  const byArea = Math.ceil(area * poundsOf(rate));
  return {
    kind: 'from',
    area,
    byArea,
    from: Math.max(byArea, startsAt === undefined ? 0 : poundsOf(startsAt)),
  };
}

/**
 * Whether rate times area is below the usual range of whole jobs. Then the range is the estimate.
 */
export function isBelowUsual(
  { usually }: Pick<EstimateOffer, 'usually'>,
  byArea: number,
): boolean {
  return usually !== undefined && byArea < poundsOf(usually);
}

/** What the whole job costs, as text. */
export function wholeJob(
  offer: Pick<EstimateOffer, 'usually'>,
  found: Estimate,
): string {
  if (found.kind !== 'from') return 'ask us';
  return offer.usually && isBelowUsual(offer, found.byArea)
    ? `usually ${offer.usually}`
    : `from £${found.from}`;
}

/** The quiz's answer for an area in square metres; empty if there is none. */
export const quizSize = (area: number): string =>
  estimateLimits.quizSizes.find(({ upTo }) => area <= upTo)?.answer ?? '';
