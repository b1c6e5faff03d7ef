import type { PriceRow } from '../../pack/schemas/price-table.ts';
import { visit } from '#site/words/visit.ts';

interface PanelPriceProps {
  /** A row of the table of prices; undefined for what has none. */
  readonly row?: Pick<PriceRow, 'rate' | 'wholeJob'> | undefined;
}

/** A price in the first screen. Without a figure the price follows a visit. */
export function PanelPrice({
  row: { rate, wholeJob } = { rate: '', wholeJob: '' },
}: PanelPriceProps) {
  const [shown, ...others] = [wholeJob, rate].filter((text) =>
    text.includes('£'),
  );
  if (shown === undefined)
    return <strong className="text-deep">{visit.priced}</strong>;
  const [, words = '', figure] = /^([^£]*)(£.*)$/.exec(shown) ?? [];
  return (
    <p>
      {words && (
        <small>
          {shown === wholeJob ? 'A whole job, ' : ''}
          {words.trim()}
        </small>
      )}
      <b>{figure}</b>
      {others.map((text) => (
        <small key={text}>{text}</small>
      ))}
    </p>
  );
}
