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
  /** Whole pounds, whole square metres. */
  | {
      readonly kind: 'byArea';
      readonly area: number;
      readonly from: number;
    }
  /** Up to `upTo` square metres every job costs the same. */
  | {
      readonly kind: 'smallest';
      readonly area: number;
      readonly from: number;
      readonly upTo: number;
    }
  | { readonly kind: 'tooLarge'; readonly area: number }
  | { readonly kind: 'unreadable' };

/** The pence of a published sum. They are whole, so that no product of them is a hair too large. */
const penceOf = (sum: string): number =>
  Math.round(Number(/\d+(?:\.\d+)?/.exec(sum)?.[0]) * 100);

/** The least that a job of this size costs, or why there is no figure. */
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
  const area = Math.max(1, Math.round(size.length * size.width));
  if (area > estimateLimits.most) return { kind: 'tooLarge', area };
  const byArea = Math.ceil((area * penceOf(rate)) / 100);
  const smallest = penceOf(startsAt) / 100;
  if (byArea > smallest) return { kind: 'byArea', area, from: byArea };
  const upTo = Math.floor(penceOf(startsAt) / penceOf(rate));
  return { kind: 'smallest', area, from: smallest, upTo };
}

/** What the whole job costs, as text. */
export const wholeJob = (found: Estimate): string =>
  'from' in found ? `from £${found.from}` : 'ask us';

/** The quiz's answer for an area in square metres; empty if there is none. */
export const quizSize = (area: number): string =>
  estimateLimits.quizSizes.find(({ upTo }) => area <= upTo)?.answer ?? '';
