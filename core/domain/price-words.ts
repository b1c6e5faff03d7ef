import { inPounds, short, spokenRange } from '#site/pricing.ts';
import type { PriceCell, PriceItem, PriceRow } from '../schemas/price-table.ts';
import type { Price } from '../schemas/pricing.ts';

/** Writes the price of an item: `£2.50/m²`, `£190-£620`, or the lower end of an open range. */
export function priceText({ price }: PriceItem): string {
  if ('unit' in price) return short(price);
  return price.to === undefined ? inPounds(price.from) : spokenRange(price);
}

/** Writes an item from its price on: `£190-£620 for a patio`. */
export const fromPrice = (item: PriceItem): string =>
  [priceText(item), item.after].filter(Boolean).join(' ');

/** Writes a cell of the price table: `from £2.50/m², decking from £2.80/m²`. */
export const cellText = (cell: PriceCell): string =>
  typeof cell === 'string'
    ? cell
    : cell.map((item) => `${item.before} ${fromPrice(item)}`).join(', ');

/** Returns the prices by unit that a row of the price table states. */
export const ratesIn = ({ rate }: Pick<PriceRow, 'rate'>): Price[] =>
  typeof rate === 'string'
    ? []
    : rate.flatMap(({ price }) => ('unit' in price ? [price] : []));
