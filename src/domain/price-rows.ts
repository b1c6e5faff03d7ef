import { priceTable } from '#site/words/price-table.ts';

/** A service's row of the table of prices. */
export const priceRowOf = (service: string | undefined) =>
  priceTable.find((row) => row.service === service);

const poundsOf = ({ rate }: { readonly rate: string }) =>
  Number(/£([\d.]+)/.exec(rate)?.[1] ?? Infinity);

/** The least rate of all services, for a page about all of them. */
export const leastRate = {
  rate:
    priceTable.toSorted((one, other) => poundsOf(one) - poundsOf(other))[0]
      ?.rate ?? '',
  wholeJob: '',
};
