import { priceTable } from '#site/words/price-table.ts';
import { visit } from '#site/words/visit.ts';

/** A service's price in the first screen. Without a figure the price follows a visit. */
export function PanelPrice({ service }: { readonly service?: string }) {
  const { rate, wholeJob } = priceTable.find(
    (row) => row.service === service,
  ) ?? { rate: '', wholeJob: '' };
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
