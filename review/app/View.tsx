import { useLocation } from '@tanstack/react-router';
import type { RowData } from '@tanstack/react-table';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { addressOf, useViewState } from './state.tsx';
import { TableView, type TableProps } from './table/TableView.tsx';

interface ViewProps {
  readonly title: string;
  /** What the view shows, and how it was counted. */
  readonly lede?: ReactNode;
  /** The view fills the window and its table scrolls, in place of the page. */
  readonly isFull?: boolean;
  readonly children: ReactNode;
}

/** A view of the report under its heading. */
export const View = ({ title, lede, isFull = false, children }: ViewProps) => (
  <section className={isFull ? 'view full' : 'view'} aria-labelledby="view">
    <header>
      <h2 id="view">{title}</h2>
      {lede !== undefined && <p className="lede">{lede}</p>}
    </header>
    {children}
  </section>
);

/** A choice of rows with their number. */
export interface Facet {
  readonly id: string;
  readonly label: string;
  readonly count: number | 'site';
}

/** A view that is one table. */
interface ListDefinition<Row> extends Omit<TableProps<Row>, 'rows'> {
  readonly title: string;
  readonly lede: ReactNode;
  /** All rows, or those of a facet. */
  readonly rows: (facet: string) => readonly Row[];
  /** Shown above the table. */
  readonly above?: (facet: string) => ReactNode;
  /** Choices beside the table. */
  readonly facets?: { readonly label: string; readonly items: readonly Facet[] };
}

/** Makes the view of a table with its state in the address. */
export function listView<Row extends RowData>(list: ListDefinition<Row>): () => ReactNode {
  const { title, lede, above, facets } = list;
  return function ListView() {
    const [state] = useViewState();
    const view = useLocation().pathname.slice(1);
    const chosen = useDeferredValue(state.facet ?? '');
    const rows = useMemo(() => list.rows(chosen), [chosen]);
    return (
      <View title={title} lede={lede} isFull>
        <div className={facets?.items.length ? 'beside' : 'table-view'}>
          {facets && facets.items.length > 0 && (
            <nav className="facets" aria-label={facets.label}>
              <ul>
                {[{ id: '', label: 'All', count: undefined }, ...facets.items].map(({ id, label, count }) => (
                  <li key={id} className={count === 0 ? 'none' : undefined}>
                    <a
                      href={addressOf(view, { ...state, facet: id })}
                      aria-current={chosen === id ? 'true' : undefined}
                    >
                      <span className="name">{label}</span> <span className="count">{count}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className="table-view">
            {above?.(chosen)}
            <TableView<Row> {...list} rows={rows} />
          </div>
        </div>
      </View>
    );
  };
}
