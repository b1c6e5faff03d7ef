import type { RowData } from '@tanstack/react-table';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { addressOf, useAddress } from '../address.tsx';
import { Menu, type Choice } from '../Menu.tsx';
import { TableView, type TableProps } from '../table/TableView.tsx';

/** A view of the report under its heading. */
export interface View extends Choice {
  /** What the view shows, and how it was counted. */
  readonly lede?: ReactNode;
  /** The view scrolls as a page. Other views fill the window, and their tables scroll. */
  readonly isPage?: boolean;
  readonly Content: () => ReactNode;
}

/** A view that is one table. */
interface ListDefinition<Row>
  extends Omit<TableProps<Row>, 'rows' | 'name'>, Omit<View, 'Content'> {
  /** Name of the saved files, if it differs from the view's. */
  readonly name?: string;
  /** All rows, or those of a facet. */
  readonly rows: (facet: string) => readonly Row[];
  /** Shown above the table. */
  readonly above?: (facet: string) => ReactNode;
  /** Choices beside the table. */
  readonly facets?: {
    readonly label: string;
    readonly items: readonly Choice[];
  };
}

/** Makes the view of a table with its state in the address. */
export const listView = <Row extends RowData>(
  list: ListDefinition<Row>,
): View => ({
  ...list,
  Content: function ListView() {
    const { view, state } = useAddress();
    const chosen = useDeferredValue(state.facet ?? '');
    const rows = useMemo(() => list.rows(chosen), [chosen]);
    const { label = '', items = [] } = list.facets ?? {};
    return (
      <div className={items.length > 0 ? 'beside' : 'table-view'}>
        {items.length > 0 && (
          <Menu
            className="facets"
            label={label}
            items={[{ id: '', label: 'All' }, ...items]}
            current={chosen}
            hrefOf={(facet) => addressOf(view, { ...state, facet })}
          />
        )}
        <div className="table-view">
          {list.above?.(chosen)}
          <TableView<Row> name={list.id} {...list} rows={rows} />
        </div>
      </div>
    );
  },
});
