import { estimateLimits } from '#site/estimates.ts';
import type {
  EstimateOffer,
  EstimateSurface,
} from '../../pack/schemas/estimates.ts';

/** A side longer than this is a slip of the finger. */
const LONGEST_SIDE_M = 200;

/**
 * Metres from what was typed, `6`, `6.5`, `6,5` or `6 m`.
 * Undefined for anything that is not a length of more than nothing and up to 200 metres.
 */
export function readMetres(typed: string): number | undefined {
  const [, digits = ''] =
    /^\s*(\d{1,4}(?:[.,]\d{1,2})?)\s*m?\s*$/i.exec(typed) ?? [];
  const metres = Number(digits.replace(',', '.'));
  return metres > 0 && metres <= LONGEST_SIDE_M ? metres : undefined;
}

export type Estimate =
  /** `byArea` is rate times area, `from` the least that the whole job can cost; whole pounds. */
  | {
      readonly kind: 'from';
      readonly area: number;
      readonly byArea: number;
      readonly from: number;
    }
  | { readonly kind: 'tooSmall' | 'tooLarge'; readonly area: number }
  | { readonly kind: 'unreadable' };

/** Pounds of a published sum, or the lower end of a range. */
const poundsOf = (sum: string): number =>
  Number(/\d+(?:\.\d+)?/.exec(sum)?.[0]);

/** What a job of this size costs from, by the published rate, or why no figure can be named. */
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
  // Pence and tenths would promise a precision that a tape over a hedge does not have.
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

/** The lower end of the published range where rate times area lies below it: then the range, not the sum, is what to reckon with. */
export function isBelowUsual(
  { usually }: Pick<EstimateOffer, 'usually'>,
  byArea: number,
): boolean {
  return usually !== undefined && byArea < poundsOf(usually);
}

/** What a job of this size comes to: the usual range where the rate alone lies below it. */
export function wholeJob(
  offer: Pick<EstimateOffer, 'usually'>,
  found: Estimate,
): string {
  if (found.kind !== 'from') return 'ask us';
  return offer.usually && isBelowUsual(offer, found.byArea)
    ? `usually ${offer.usually}`
    : `from £${found.from}`;
}

/** The quiz's word for an area in square metres. */
export const quizSize = (area: number): string =>
  estimateLimits.quizSizes.find(({ upTo }) => area <= upTo)?.answer ?? '';
