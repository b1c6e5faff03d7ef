import type { PriceRow } from '../../pack/schemas/price-table.ts';

/** What a price table row says of prices, or a part of it. */
export type PricedRow = Partial<Pick<PriceRow, 'rate' | 'wholeJob'>>;

/** Returns the texts of a row that state a sum, what a whole job comes to first. */
export const sumsOf = ({ rate = '', wholeJob = '' }: PricedRow = {}) =>
  [wholeJob, rate].filter((text) => text.includes('£'));
