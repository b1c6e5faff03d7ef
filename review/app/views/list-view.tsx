import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { addressOf, useAddress } from '../address.ts';
import { Menu, type Choice } from '../links.tsx';
import type { TableProps } from '../table/columns.tsx';
import { TableView } from '../table/TableView.tsx';

/** A view of the report under its heading. */
export interface View extends Choice {
  /** What the view shows, and how it was counted. */
  readonly lede?: string;
  readonly Content: () => ReactNode;
}

/** A view that is one table. */
interface ListDefinition<Row>
  extends Omit<TableProps<Row>, 'rows'>, Omit<View, 'Content'> {
  /** All rows, or those of a facet. */
  readonly rows: (facet: string) => readonly Row[];
  /** Shown above the table. */
  readonly above?: (facet: string) => ReactNode;
  /** Choices beside the table. */
  readonly facets?: readonly Choice[];
}

/** Makes the view of a table with its state in the address. */
export const listView = <Row extends RowData>(
  list: ListDefinition<Row>,
): View => ({
  ...list,
  Content: function ListView() {
    const { view, state } = useAddress();
    const { facet = '' } = state;
    const { facets } = list;
    return (
      <div className={facets ? 'beside' : 'table-view'}>
        {facets && (
          <Menu
            className="facets"
            label={`Choice of ${list.label}`}
            items={[{ id: '', label: 'All' }, ...facets]}
            current={facet}
            hrefOf={(id) => addressOf(view, { ...state, facet: id })}
          />
        )}
        <div className="table-view">
          {list.above?.(facet)}
          <TableView<Row> {...list} rows={list.rows(facet)} />
        </div>
      </div>
    );
  },
});
