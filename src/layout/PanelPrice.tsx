import { priceTable } from '#site/words/price-table.ts';
import type { PriceCell, PriceRow } from '../../core/schemas/price-table.ts';
import { visit } from '#site/words/visit.ts';
import { cellText, fromPrice } from '../../core/domain/price-words.ts';

/** A service's price in the first screen, or `visit.priced` if it has no figure. */
export const PanelPrice = ({ service }: { readonly service?: string }) => (
  <PanelSums {...priceTable.find((row) => row.service === service)} />
);

/** The sums of a price table row, the first one large; `visit.priced` if it has none. */
export function PanelSums({
  rate = '',
  wholeJob = '',
}: Partial<Pick<PriceRow, 'rate' | 'wholeJob'>>) {
  const [shown, ...others] = [wholeJob, rate].filter(hasPrice);
  if (shown === undefined)
    return <strong className="text-deep">{visit.priced}</strong>;
  const [first, ...more] = shown;
  return (
    <p>
      <small>
        {shown === wholeJob && 'A whole job, '}
        {`${first.before} `}
      </small>
      <b>
        {[fromPrice(first), ...more.map((item) => cellText([item]))].join(', ')}
      </b>
      {others.map((cell) => (
        <small key={cellText(cell)}>{cellText(cell)}</small>
      ))}
    </p>
  );
}

const hasPrice = (cell: PriceCell) => typeof cell !== 'string';
