import type { RowData } from '@tanstack/react-table';
import { useDeferredValue, useId, useMemo, useState, type ReactNode } from 'react';
import { countOf } from '../../count-of.ts';
import type { ViewState } from '../address.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { readQuery } from './conditions.ts';
import { DataTable } from './DataTable.tsx';
import { SaveButtons } from './SaveButtons.tsx';
import type { TableColumn } from './table-column.ts';
import { useDataTable } from './use-data-table.ts';

interface TableProps<Row> {
  /** Says what the table holds. */
  readonly label: string;
  /** Name of the saved files. */
  readonly name: string;
  /** What a row is: `page`. */
  readonly noun: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Rows as high as their text, in place of one line each. */
  readonly wraps?: boolean;
  /** Rows are chosen by a link in their first cell; the chosen one's key is `at` in the state. */
  readonly hrefOf?: (row: Row) => string;
}

/** A table beside others: what is chosen in it is forgotten with the view. */
export function SideTable<Row extends RowData>(props: TableProps<Row>): ReactNode {
  const [state, setState] = useState<ViewState>({});
  return <TableView {...props} state={state} change={(some) => setState((former) => ({ ...former, ...some }))} />;
}

interface TableViewProps<Row> extends TableProps<Row> {
  readonly state: ViewState;
  readonly change: (some: ViewState) => void;
}

/** A table with its query, columns, count and files. */
export function TableView<Row extends RowData>({ state, change, ...props }: TableViewProps<Row>): ReactNode {
  const { label, name, noun, columns, rows } = props;
  const id = useId();
  const query = useDeferredValue(state.q ?? '');
  const { found, unread } = useQuery(query, rows, columns);
  const table = useDataTable({ columns, rows: found, state, change });
  const { rows: shown } = table.getRowModel();
  return (
    <div className="table-view">
      <form className="toolbar" role="search" onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          className="query"
          aria-label={`Search ${label}`}
          aria-describedby={id}
          placeholder="words, or column<number, column:words, -not"
          autoComplete="off"
          spellCheck={false}
          value={state.q ?? ''}
          onChange={({ target }) => change({ q: target.value })}
        />
        <ColumnChooser table={table} columns={columns} />
        <SaveButtons name={name} columns={columns} rows={() => shown.map(({ original }) => original)} />
        <p className="count" id={id} role="status">
          {shown.length === rows.length
            ? countOf(rows.length, noun)
            : `${shown.length} of ${countOf(rows.length, noun)}`}
          {unread.length > 0 && <strong className="bad"> Not understood: {unread.join(' ')}</strong>}
        </p>
      </form>
      <DataTable<Row>
        {...props}
        table={table}
        chosen={state.at ?? ''}
        onMove={props.hrefOf && ((row) => change({ at: props.keyOf(row) }))}
      />
    </div>
  );
}

function useQuery<Row>(query: string, rows: readonly Row[], columns: readonly TableColumn<Row>[]) {
  return useMemo(() => {
    const { test, unread } = readQuery(query, columns);
    return { found: rows.filter(test), unread };
  }, [query, rows, columns]);
}
