import { countOf } from '../../count-of.ts';
import type { ReportPage } from '../../report/report-page.ts';
import { kindName, pageAt, report } from '../report.ts';
import { addressOf, useViewState, type ViewState } from '../state.ts';
import { TableView } from '../table/TableView.tsx';
import { View } from '../View.tsx';
import { pageColumns } from './page-columns.tsx';
import { sections } from './sections.tsx';

/** Every page in one table, and beside it the chosen one. */
export function PagesView() {
  const [state, change] = useViewState();
  const page = pageAt(state.at ?? '');
  const isWide = page !== undefined && state.wide === true;
  const addressWith = (some: ViewState) => addressOf('pages', { ...state, ...some });
  return (
    <View title="Pages" isFull>
      {/* Its links and fields answer to these keys too. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={page && !isWide ? 'desk open' : 'desk'}
        onKeyDown={({ key, target }) => {
          if (key === 'Escape') change({ at: undefined, wide: undefined });
          if (key === 'Enter' && page && (target as Element).matches('.chosen .row-link'))
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
            hrefOf={({ path }) => addressWith({ at: path })}
            state={state}
            change={change}
          />
        )}
        {page && <PagePane page={page} state={state} addressWith={addressWith} />}
      </div>
    </View>
  );
}

interface PagePaneProps {
  readonly page: ReportPage;
  readonly state: ViewState;
  readonly addressWith: (some: ViewState) => string;
}

/** One page beside the table, a section at a time. */
function PagePane({ page, state, addressWith }: PagePaneProps) {
  const open = sections.find(({ id }) => id === state.pane) ?? sections[0];
  const wide = state.wide ? undefined : true;
  return (
    <aside className="pane" aria-labelledby="pane">
      <header>
        <h3 id="pane" className="path" tabIndex={-1}>
          {page.path}
        </h3>
        <a href={addressWith({ wide })}>{wide ? 'Widen' : 'Beside the table'}</a>
        <a href={addressWith({ at: undefined, wide: undefined })} className="close" aria-label="Close the pane">
          ×
        </a>
      </header>
      <p className="quiet">
        {kindName[page.kind]}, {countOf(page.words, 'word')},{' '}
        {page.depth === null ? 'no way from the home page' : `${countOf(page.depth, 'click')} from the home page`}
      </p>
      <nav className="tabs" aria-label="What is known of the page">
        {sections.map(({ id, label }) => (
          <a key={id} href={addressWith({ pane: id })} aria-current={open.id === id ? 'true' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <div className="pane-body">
        <open.Content key={page.path + open.id} page={page} />
      </div>
    </aside>
  );
}
