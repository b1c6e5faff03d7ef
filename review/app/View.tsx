import { useLocation } from '@tanstack/react-router';
import type { RowData } from '@tanstack/react-table';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { addressOf, useViewState, type ViewState } from './state.ts';
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

type Change = (some: ViewState) => void;

/** A view that is one table. What it holds may depend on something chosen, such as a rule or words that are looked for. */
interface ListDefinition<Row> extends Omit<TableProps<Row>, 'rows'> {
  readonly title: string | ((chosen: string) => string);
  readonly lede: (rows: readonly Row[], chosen: string) => ReactNode;
  /** What is chosen, by its name in the address; nothing where left out. */
  readonly choice?: string;
  readonly rows: (chosen: string) => readonly Row[];
  /** Shown above the table. */
  readonly above?: (chosen: string, change: Change) => ReactNode;
  /** Choices beside the table, each with the number of its rows. */
  readonly facets?: {
    readonly label: string;
    readonly items: readonly { readonly id: string; readonly label: string; readonly count: number }[];
  };
}

/** Makes the view of a table with its state in the address. */
export function listView<Row extends RowData>(list: ListDefinition<Row>): () => ReactNode {
  const { title, lede, choice = '', above, facets } = list;
  return function ListView() {
    const [state, change] = useViewState();
    const view = useLocation().pathname.slice(1);
    const current = state[choice] ?? '';
    const chosen = useDeferredValue(current);
    const rows = useMemo(() => list.rows(chosen), [chosen]);
    const isEmpty = rows.length === 0 && chosen === '' && !above && !facets?.items.length;
    const table = isEmpty ? null : (
      <div className="table-view">
        {above?.(current, change)}
        <TableView<Row> {...list} rows={rows} state={state} change={change} />
      </div>
    );
    return (
      <View title={typeof title === 'string' ? title : title(chosen)} lede={lede(rows, chosen)} isFull>
        {facets && table ? (
          <div className="beside">
            <nav className="facets" aria-label={facets.label}>
              <ul>
                {[{ id: '', label: 'All', count: undefined }, ...facets.items].map(({ id, label, count }) => (
                  <li key={id} className={count === 0 ? 'none' : undefined}>
                    <a
                      href={addressOf(view, { ...state, [choice]: id })}
                      aria-current={current === id ? 'true' : undefined}
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
