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

/** A whole number of units as typed, from 1 to 99. */
export function readCount(typed: string): number | undefined {
  const count = Number(/^\s*(\d{1,2})\s*$/.exec(typed)?.[1]);
  return count > 0 ? count : undefined;
}

export type Estimate =
  /** Whole pounds. `byRate` is rate times amount, `from` the least that the whole job costs. */
  | {
      readonly kind: 'from';
      /** Square metres, or whatever the rate counts. */
      readonly amount: number;
      readonly byRate: number;
      readonly from: number;
    }
  | { readonly kind: 'tooSmall' | 'tooLarge'; readonly amount: number }
  | { readonly kind: 'unreadable' };

/** A size whose figures may be missing, as typed. */
type Size =
  | {
      readonly length: number | undefined;
      readonly width: number | undefined;
    }
  | { readonly count: number | undefined };

/** The pounds of a published sum, or of a range's lower end. */
const poundsOf = (sum: string): number =>
  Number(/\d+(?:\.\d+)?/.exec(sum)?.[0]);

/** The least that a job of this size costs at the published rate, or why there is no figure. */
export function estimate(
  { startsAt }: Pick<EstimateOffer, 'startsAt'>,
  { rate }: Pick<EstimateSurface, 'rate'>,
  size: Size,
): Estimate {
  const amount = amountOf(size);
  if (amount === undefined) return { kind: 'unreadable' };
  if (!('count' in size)) {
    if (amount < estimateLimits.least) return { kind: 'tooSmall', amount };
    if (amount > estimateLimits.most) return { kind: 'tooLarge', amount };
  }
  const byRate = Math.ceil(amount * poundsOf(rate.sum));
  return {
    kind: 'from',
    amount,
    byRate,
    from: Math.max(byRate, startsAt === undefined ? 0 : poundsOf(startsAt)),
  };
}

function amountOf(size: Size): number | undefined {
  if ('count' in size) return size.count;
  if (size.length === undefined || size.width === undefined) return undefined;
  // Whole square metres: people's measurements are no more precise.
  return Math.round(size.length * size.width);
}

/** An amount with what the rate counts: `30 m²`, `1 flue`, `3 flues`. */
export const spokenAmount = (
  amount: number,
  { unit }: EstimateSurface['rate'],
): string =>
  `${amount.toLocaleString('en-GB')} ${amount === 1 && unit.code !== 'MTK' ? unit.one : unit.many}`;

/**
 * Whether rate times amount is below the usual range of whole jobs. Then the range is the estimate.
 */
export function isBelowUsual(
  { usually }: Pick<EstimateOffer, 'usually'>,
  byRate: number,
): boolean {
  return usually !== undefined && byRate < poundsOf(usually);
}

/** What the whole job costs, as text. */
export function wholeJob(
  offer: Pick<EstimateOffer, 'usually'>,
  found: Estimate,
): string {
  if (found.kind !== 'from') return 'ask us';
  return offer.usually && isBelowUsual(offer, found.byRate)
    ? `usually ${offer.usually}`
    : `from £${found.from}`;
}

/** The quiz's answer for an area in square metres; empty if there is none. */
export const quizSize = (area: number): string =>
  estimateLimits.quizSizes.find(({ upTo }) => area <= upTo)?.answer ?? '';
