import { estimateLimits } from '#site/estimates.ts';
import type {
  EstimateOffer,
  EstimateSurface,
} from '../../pack/schemas/estimates.ts';

/** A longer side counts as a typing error. */
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

/** Parses a whole number of units, from 1 to 99; undefined for anything else. */
export function readCount(typed: string): number | undefined {
  const count = Number(/^\s*(\d{1,2})\s*$/.exec(typed)?.[1]);
  return count > 0 ? count : undefined;
}

export type Estimate =
  /** `amount` is a number of the rate's units, such as square metres; `from` is in whole pounds. */
  | {
      readonly kind: 'byRate';
      readonly amount: number;
      readonly from: number;
    }
  /** The minimum price, the same for every job up to `upTo` units. */
  | {
      readonly kind: 'smallest';
      readonly amount: number;
      readonly from: number;
      readonly upTo: number;
    }
  | { readonly kind: 'tooLarge'; readonly amount: number }
  | { readonly kind: 'unreadable' };

/** Two sides in metres, or a number of units. A value that could not be read is undefined. */
export type Size = Readonly<
  Partial<Record<'length' | 'width' | 'count', number>>
>;

/** Returns a published sum in whole pence, so that products have no rounding errors. */
const penceOf = (sum: string): number =>
  Math.round(Number(/\d+(?:\.\d+)?/.exec(sum)?.[0]) * 100);

/** Returns the lowest price of a job of this size, or why there is no figure. */
export function estimate(
  { startsAt = '£0' }: Pick<EstimateOffer, 'startsAt'>,
  { rate }: Pick<EstimateSurface, 'rate'>,
  size: Size,
): Estimate {
  const amount = amountOf(size);
  if (amount === undefined) return { kind: 'unreadable' };
  const isArea = size.count === undefined;
  if (isArea && amount > estimateLimits.most)
    return { kind: 'tooLarge', amount };
  const perUnit = penceOf(rate.sum);
  const smallest = penceOf(startsAt);
  const byRate = amount * perUnit;
  const pence = Math.max(byRate, smallest);
  const from = Math.ceil(pence / 100);
  if (byRate > smallest)
    return {
      kind: 'byRate',
      amount,
      from,
    };
  const upTo = Math.floor(smallest / perUnit);
  return { kind: 'smallest', amount, from, upTo };
}

function amountOf({ length, width, count }: Size): number | undefined {
  if (length === undefined || width === undefined) return count;
  // Whole square metres: people's measurements are no more precise.
  return Math.max(1, Math.round(length * width));
}

/** Formats an amount with the rate's unit: `30 m²`, `1 flue`, `3 flues`. */
export const spokenAmount = (
  amount: number,
  { unit }: EstimateSurface['rate'],
): string =>
  `${amount.toLocaleString('en-GB')} ${amount === 1 && unit.code !== 'MTK' ? unit.one : unit.many}`;

/** Formats the price of the whole job, such as `from £180`; `ask us` without a figure. */
export const wholeJob = (found: Estimate): string =>
  'from' in found ? `from £${found.from}` : 'ask us';

/** Returns the quiz's answer for an area in square metres; empty if there is none. */
export const quizSize = (area: number): string =>
  estimateLimits.quizSizes.find(({ upTo }) => area <= upTo)?.answer ?? '';
