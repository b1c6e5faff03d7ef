import { estimateLimits } from '#site/estimates.ts';
import { inPounds, spokenRange } from '#site/pricing.ts';
import type { EstimateOffer, EstimateSurface } from '../schemas/estimates.ts';
import type { CostRange } from '../schemas/pricing.ts';

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
  /** The price by the rate, which is less than whole jobs usually come to. */
  | {
      readonly kind: 'belowUsual';
      readonly amount: number;
      readonly from: number;
      readonly usually: CostRange;
    }
  /** An area for which nobody gives a price unseen. */
  | { readonly kind: 'toSee'; readonly amount: number }
  | { readonly kind: 'unreadable' };

/** Two sides in metres, or a number of units. A value that could not be read is undefined. */
export type Size = Readonly<
  Partial<Record<'length' | 'width' | 'count', number>>
>;

/** Returns pounds in whole pence, so that products have no rounding errors. */
const penceOf = (pounds: number): number => Math.round(pounds * 100);

/** Returns the lowest price of a job of this size, or why there is no figure. */
export function estimate(
  { startsAt }: Pick<EstimateOffer, 'startsAt'>,
  { rate, usually }: Pick<EstimateSurface, 'rate' | 'usually'>,
  size: Size,
): Estimate {
  const amount = amountOf(size);
  if (amount === undefined) return { kind: 'unreadable' };
  const isArea = size.count === undefined;
  const hasFoot = startsAt !== undefined || usually !== undefined;
  const isTooSmall = !hasFoot && amount < estimateLimits.least;
  const isTooLarge = amount > estimateLimits.most;
  if (isArea && (isTooSmall || isTooLarge)) return { kind: 'toSee', amount };

  const perUnit = penceOf(rate.pounds);
  const smallest = startsAt === undefined ? 0 : penceOf(startsAt);
  const byRate = amount * perUnit;
  if (byRate <= smallest) {
    const upTo = Math.floor(smallest / perUnit);
    return { kind: 'smallest', amount, from: Math.ceil(smallest / 100), upTo };
  }
  const from = Math.ceil(byRate / 100);
  if (usually && from < usually.from)
    return { kind: 'belowUsual', amount, from, usually };
  return { kind: 'byRate', amount, from };
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

/** Says what whole jobs usually come to, without a full stop. */
export const usualCost = (usually: CostRange): string =>
  `Whole jobs ${usually.to === undefined ? 'are usually' : 'usually come to'} ${spokenRange(usually)}`;

/**
 * Says what a job of this size comes to, such as `from £180` or `to see first`. Where whole jobs
 * usually come to more, a second sentence says so, without a full stop.
 */
export function priceOf(found: Estimate): string {
  if (found.kind === 'unreadable') return 'ask us';
  if (found.kind === 'toSee') return 'to see first';
  if (found.kind === 'belowUsual')
    return `£${found.from}. ${usualCost(found.usually)}`;
  return `from £${found.from}`;
}

/** Says what this amount comes to, in full: `30 m² at £2.50 comes to £75`, and so on. */
export const workedOut = (
  found: Extract<Estimate, { kind: 'belowUsual' }>,
  rate: EstimateSurface['rate'],
): string =>
  `${spokenAmount(found.amount, rate)} at ${inPounds(rate.pounds)} comes to ${priceOf(found)}`;

/** Says the estimate in the visitor's request, without a full stop. */
export function requestLine(
  found: Exclude<Estimate, { kind: 'unreadable' }>,
  { label, rate }: Pick<EstimateSurface, 'label' | 'rate'>,
): string {
  const surface = label.toLowerCase();
  return found.kind === 'belowUsual'
    ? `${surface}, ${workedOut(found, rate)}`
    : `about ${spokenAmount(found.amount, rate)} of ${surface}, ${priceOf(found)}`;
}

/** Returns the quiz's answer for an area in square metres; empty if there is none. */
export const quizSize = (area: number): string =>
  estimateLimits.quizSizes.find(({ upTo }) => area <= upTo)?.answer ?? '';
