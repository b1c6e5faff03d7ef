import { useLocation } from '@tanstack/react-router';
import type { ReportPage } from '../../report-types.ts';
import { clicksText, kindName, pageAt, report } from '../report.ts';
import { addressOf, pageAddress, useViewState } from '../state.ts';
import { TableView } from '../table/TableView.tsx';
import { View } from '../View.tsx';
import { pageColumns } from './page-columns.tsx';
import { sections } from './sections.tsx';

const keyOf = ({ path }: ReportPage) => path;

/** Every page in one table, and beside it the chosen one. */
export function PagesView() {
  const [state, change] = useViewState();
  const page = pageAt(state.at ?? '');
  const addressWith = (some: Record<string, string>) => addressOf('pages', { ...state, ...some });
  return (
    <View title="Pages" isFull>
      {/* Its links and fields answer to these keys too. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={page ? 'desk open' : 'desk'}
        onKeyDown={({ key, target }) => {
          if (key === 'Escape') change({ at: '' });
          if (key === 'Enter' && page && (target as Element).matches('.chosen .row-link'))
            document.getElementById('pane')?.focus();
        }}
      >
        <TableView
          label="All pages"
          name="pages"
          noun="page"
          columns={pageColumns}
          rows={report.pages}
          keyOf={keyOf}
          hrefOf={({ path }) => addressWith({ at: path })}
          state={state}
          change={change}
        />
        {page && <PagePane page={page} section={state.pane ?? ''} addressWith={addressWith} />}
      </div>
    </View>
  );
}

interface PagePaneProps {
  readonly page: ReportPage;
  /** Which section is open; the first one where it is none of them. */
  readonly section: string;
  readonly addressWith: (some: Record<string, string>) => string;
}

/** One page beside the table, a section at a time. */
function PagePane({ page, section, addressWith }: PagePaneProps) {
  const open = sections.find(({ id }) => id === section) ?? sections[0];
  return (
    <aside className="pane" aria-labelledby="pane">
      <header>
        <h3 id="pane" className="path" tabIndex={-1}>
          {page.path}
        </h3>
        <a href={pageAddress(page.path)}>All of it</a>
        <a href={addressWith({ at: '' })} className="close" aria-label="Close the pane">
          ×
        </a>
      </header>
      <p className="quiet">{summaryOf(page)}</p>
      <nav className="tabs" aria-label="What is known of the page">
        {sections.map(({ id, label }) => (
          <a key={id} href={addressWith({ pane: id })} aria-current={open.id === id ? 'true' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <div className="pane-body">
        <open.Content page={page} />
      </div>
    </aside>
  );
}

const summaryOf = (page: ReportPage) => `${kindName[page.kind]}, ${page.words} words, ${clicksText(page)}`;

/** Everything known of one page, for reading at length and for printing. */
export function PageView() {
  const path = useLocation().pathname.slice('/page'.length) || '/';
  const page = pageAt(path);
  if (!page)
    return (
      <View title="No such page">
        <p>
          The site has no page at {path}. <a href={addressOf('pages')}>All pages</a>
        </p>
      </View>
    );
  const index = report.pages.indexOf(page);
  const [previous, next] = [report.pages[index - 1], report.pages[index + 1]];
  return (
    <View title={path} lede={`${summaryOf(page)}, robots: ${page.robots}`}>
      <nav className="steps" aria-label="Pages">
        <a href={addressOf('pages', { at: path })}>In the table</a>
        {previous && <a href={pageAddress(previous.path)}>Previous</a>}
        {next && <a href={pageAddress(next.path)}>Next</a>}
      </nav>
      {sections.map(({ id, label, Content }) => (
        <section key={id} className={`part part-${id}`} aria-labelledby={`part-${id}`}>
          <h3 id={`part-${id}`}>{label}</h3>
          <Content key={path} page={page} />
        </section>
      ))}
    </View>
  );
}
