import { priceTable } from '#site/words/price-table.ts';
import { sumsOf, type PricedRow } from '../domain/price-sums.ts';
import { visit } from '#site/words/visit.ts';

/** A service's price in the first screen, or `visit.priced` if it has no figure. */
export const PanelPrice = ({ service }: { readonly service?: string }) => (
  <PanelSums {...priceTable.find((row) => row.service === service)} />
);

/** The sums of a price table row, the first one large; `visit.priced` if it has none. */
export function PanelSums(row: PricedRow) {
  const [shown, ...others] = sumsOf(row);
  if (shown === undefined)
    return <strong className="text-deep">{visit.priced}</strong>;
  const start = shown.indexOf('£');
  return (
    <p>
      {start > 0 && (
        <small>
          {shown === row.wholeJob && 'A whole job, '}
          {shown.slice(0, start)}
        </small>
      )}
      <b>{shown.slice(start)}</b>
      {others.map((text) => (
        <small key={text}>{text}</small>
      ))}
    </p>
  );
}
