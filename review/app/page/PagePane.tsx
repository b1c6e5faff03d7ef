import type { ReportPage } from '../../report-types.ts';
import { pageAddress } from '../address.ts';
import { clicksText, kindName } from '../data/report.ts';
import { sections } from './sections.tsx';

interface PagePaneProps {
  readonly page: ReportPage;
  /** Which section is open; the first one where it is none of them. */
  readonly section: string;
  readonly addressWith: (some: Record<string, string>) => string;
}

/** One page beside the table, a section at a time. */
export function PagePane({ page, section, addressWith }: PagePaneProps) {
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
      <p className="quiet">
        {kindName[page.kind]}, {page.words} words, {clicksText(page)}
      </p>
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
