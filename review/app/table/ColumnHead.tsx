import type { ReactNode } from 'react';

interface ColumnHeadProps {
  readonly header: {
    readonly column: {
      readonly id: string;
      readonly columnDef: { readonly header?: unknown };
      getIsSorted(): false | 'asc' | 'desc';
      toggleSorting(): void;
      getFilterValue(): unknown;
      setFilterValue(value: string): void;
      resetSize(): void;
    };
    getResizeHandler(): (event: unknown) => void;
  };
  readonly what: string | undefined;
}

/** Head of a column: press it to sort, type below it to filter, drag its edge. */
export function ColumnHead({ header, what }: ColumnHeadProps): ReactNode {
  const { column } = header;
  const label = String(column.columnDef.header);
  const sorted = column.getIsSorted();
  return (
    <th
      scope="col"
      data-column={column.id}
      aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : 'none'}
    >
      <button type="button" className="sort" title={what} onClick={() => column.toggleSorting()}>
        {label}
      </button>
      <input
        type="search"
        aria-label={`Filter by ${label}`}
        placeholder=" "
        value={String(column.getFilterValue() ?? '')}
        onChange={({ target }) => column.setFilterValue(target.value)}
      />
      {/* By keyboard and by single presses widths are set under Columns. */}
      <span
        className="resize"
        aria-hidden="true"
        onMouseDown={header.getResizeHandler()}
        onTouchStart={header.getResizeHandler()}
        onDoubleClick={() => column.resetSize()}
      />
    </th>
  );
}
