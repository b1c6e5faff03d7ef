import { useLocation } from '@tanstack/react-router';
import type { RowData } from '@tanstack/react-table';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { addressOf, useViewState } from './state.ts';
import type { TableProps } from './table/DataTable.tsx';
import { TableView } from './table/TableView.tsx';

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

/** A choice with the number of what it leaves. */
export interface Facet {
  readonly id: string;
  readonly label: string;
  readonly count: number | 'site';
}

/** A view that is one table. What it holds may depend on something chosen, such as a rule or a query. */
interface ListDefinition<Row> extends Omit<TableProps<Row>, 'rows'> {
  readonly title: string;
  readonly lede: ReactNode;
  /** What is chosen, by its name in the address. */
  readonly choice?: 'rule' | 'cause' | 'q';
  readonly rows: (chosen: string) => readonly Row[];
  /** Shown above the table. */
  readonly above?: (chosen: string) => ReactNode;
  /** Choices beside the table, each with the number of its rows. */
  readonly facets?: {
    readonly label: string;
    readonly items: readonly Facet[];
  };
}

/** Makes the view of a table with its state in the address. */
export function listView<Row extends RowData>(list: ListDefinition<Row>): () => ReactNode {
  const { title, lede, choice = 'q', above, facets } = list;
  return function ListView() {
    const [state, change] = useViewState();
    const view = useLocation().pathname.slice(1);
    const chosen = useDeferredValue(state[choice] ?? '');
    const rows = useMemo(() => list.rows(chosen), [chosen]);
    const table = (
      <div className="table-view">
        {above?.(chosen)}
        <TableView<Row> {...list} rows={rows} state={state} change={change} />
      </div>
    );
    return (
      <View title={title} lede={lede} isFull>
        {facets && facets.items.length > 0 ? (
          <div className="beside">
            <nav className="facets" aria-label={facets.label}>
              <ul>
                {[{ id: '', label: 'All', count: undefined }, ...facets.items].map(({ id, label, count }) => (
                  <li key={id} className={count === 0 ? 'none' : undefined}>
                    <a
                      href={addressOf(view, { ...state, [choice]: id })}
                      aria-current={chosen === id ? 'true' : undefined}
                    >
                      <span className="name">{label}</span> <span className="count">{count}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            {table}
          </div>
        ) : (
          table
        )}
      </View>
    );
  };
}
