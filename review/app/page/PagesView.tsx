import { report, pageAt } from '../report.ts';
import { addressOf, useViewState } from '../state.tsx';
import { TableView } from '../table/TableView.tsx';
import { View } from '../View.tsx';
import { pageColumns } from './page-columns.tsx';
import { sections } from './sections.tsx';

/** Every page in one table, and beside it the chosen one, a section at a time. */
export function PagesView() {
  const [state, change] = useViewState();
  const page = pageAt(state.at ?? '');
  const isWide = page !== undefined && state.wide === true;
  const open = sections.find(({ id }) => id === state.pane) ?? sections[0];
  const close = { at: undefined, wide: undefined };
  return (
    <View title="Pages" isFull>
      {/* Its links and fields answer to these keys too. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={page && !isWide ? 'desk open' : 'desk'}
        onKeyDown={({ key, target }) => {
          if (key === 'Escape') change(close);
          if (key === 'Enter' && (target as Element).matches('.chosen .row-link'))
            document.getElementById('pane')?.focus();
        }}
      >
        {isWide || (
          <TableView
            label="All pages"
            name="pages"
            noun="page"
            columns={pageColumns}
            rows={report.pages}
            keyOf={({ path }) => path}
          />
        )}
        {page && (
          <aside className="pane" aria-labelledby="pane">
            <header>
              <h3 id="pane" className="path" tabIndex={-1}>
                {page.path}
              </h3>
              <a href={addressOf('pages', { ...state, wide: isWide ? undefined : true })}>
                {isWide ? 'Beside the table' : 'Widen'}
              </a>
              <a href={addressOf('pages', { ...state, ...close })} className="close" aria-label="Close the pane">
                ×
              </a>
            </header>
            <nav className="tabs" aria-label="What is known of the page">
              {sections.map(({ id, label }) => (
                <a
                  key={id}
                  href={addressOf('pages', { ...state, pane: id, side: undefined })}
                  aria-current={open.id === id ? 'true' : undefined}
                >
                  {label}
                </a>
              ))}
            </nav>
            <div className="pane-body" role="group" aria-labelledby="pane" tabIndex={0}>
              <open.Content key={page.path + open.id} page={page} />
            </div>
          </aside>
        )}
      </div>
    </View>
  );
}
