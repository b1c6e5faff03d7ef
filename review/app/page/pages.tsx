import { addressOf, useAddress } from '../address.ts';
import { Menu } from '../Menu.tsx';
import { report, pageAt } from '../report.ts';
import { TableView } from '../table/TableView.tsx';
import type { View } from '../views/list-view.tsx';
import { pageColumns } from './page-columns.tsx';
import { sections } from './sections.tsx';

/** Every page in one table, and next to it the chosen page, one section at a time. */
export const pages: View = {
  id: 'pages',
  label: 'Pages',
  Content: function PagesView() {
    const { view, state, change } = useAddress();
    const page = pageAt(state.at ?? '');
    const isWide = page && state.wide;
    const open = sections.find(({ id }) => id === state.pane) ?? sections[0];
    const closed = { ...state, at: undefined, wide: undefined };
    return (
      // Its links and fields answer to these keys too.
      // eslint-disable-next-line jsx-a11y/no-static-element-interactions
      <div
        className={page && !isWide ? 'desk open' : 'desk'}
        onKeyDown={({ key, target }) => {
          if (key === 'Escape') change(closed);
          if (key === 'Enter' && (target as Element).matches('.chosen a'))
            document.getElementById('pane')?.focus();
        }}
      >
        {isWide || (
          <TableView
            label="All pages"
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
              <a
                href={addressOf(view, {
                  ...state,
                  wide: isWide ? undefined : true,
                })}
              >
                {isWide ? 'Beside the table' : 'Widen'}
              </a>
              <a
                href={addressOf(view, closed)}
                className="close"
                aria-label="Close the pane"
              >
                ×
              </a>
            </header>
            <Menu
              className="tabs"
              label="What is known of the page"
              items={sections}
              current={open.id}
              hrefOf={(pane) =>
                addressOf(view, { ...state, pane, side: undefined })
              }
            />
            <div
              className="pane-body"
              role="group"
              aria-labelledby="pane"
              tabIndex={0}
            >
              <open.Content key={page.path + open.id} page={page} />
            </div>
          </aside>
        )}
      </div>
    );
  },
};
