import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { TableColumn } from './table-column.ts';
import type { DataTableModel } from './use-data-table.ts';

interface ColumnChooserProps<Row extends RowData> {
  readonly table: DataTableModel<Row>;
  readonly columns: readonly TableColumn<Row>[];
}

/** Which columns are shown, how wide, and what each counts. */
export function ColumnChooser<Row extends RowData>({ table, columns }: ColumnChooserProps<Row>): ReactNode {
  return (
    <details className="chooser">
      <summary>Columns</summary>
      <ul>
        {table.getAllLeafColumns().map((column, index) => {
          const { label, what } = columns[index] ?? { label: column.id };
          return (
            <li key={column.id}>
              <label>
                <input
                  type="checkbox"
                  id={`column-${column.id}`}
                  checked={column.getIsVisible()}
                  disabled={index === 0}
                  onChange={column.getToggleVisibilityHandler()}
                />
                {label}
              </label>
              <input
                type="number"
                aria-label={`Width of ${label} in pixels`}
                min={40}
                step={20}
                value={Math.round(column.getSize())}
                onChange={({ target }) =>
                  table.setColumnSizing((sizes) => ({ ...sizes, [column.id]: Math.max(40, Number(target.value)) }))
                }
              />
              {what && <span className="quiet">{what}</span>}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
