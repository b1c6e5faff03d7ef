import type { Column, RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { Cell, features } from './columns.tsx';

interface FilterProps<Row extends RowData> {
  readonly column: Column<typeof features, Row>;
  /** Every value of the column. */
  readonly values: () => readonly Cell[];
}

/**
 * The filter under a column's heading: a range for figures, a choice for kinds, a search for text.
 */
export function Filter<Row extends RowData>({
  column,
  values,
}: FilterProps<Row>): ReactNode {
  const { filterFn } = column.columnDef;
  const chosen = column.getFilterValue();
  if (filterFn === 'choice')
    return (
      <select
        aria-label={`Only ${column.id}`}
        value={String(chosen ?? '')}
        onChange={({ target }) => column.setFilterValue(target.value)}
      >
        <option value="">any</option>
        {[...new Set(values())].sort().map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    );
  if (filterFn === 'text')
    return (
      <input
        type="search"
        aria-label={`${column.id} contains`}
        placeholder=" "
        value={String(chosen ?? '')}
        onChange={({ target }) => column.setFilterValue(target.value)}
      />
    );
  const range = Array.isArray(chosen) ? chosen.map(String) : ['', ''];
  return (
    <span className="range">
      {['least', 'most'].map((end, index) => (
        <input
          key={end}
          type="number"
          step="any"
          aria-label={`${column.id}, at ${end}`}
          placeholder={index === 0 ? '≥' : '≤'}
          value={range[index]}
          onChange={({ target }) =>
            column.setFilterValue(range.with(index, target.value))
          }
        />
      ))}
    </span>
  );
}
