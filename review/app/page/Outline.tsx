import type { ReportPage } from '../../report-types.ts';
import { textOf } from '../data/report.ts';
import { SavePage } from './SavePage.tsx';

/** The headings of the page, set in by level. */
export const Outline = ({ page }: { readonly page: ReportPage }) => (
  <>
    <ul className="outline">
      {page.headings.map(([level, text], index) => (
        <li key={index} style={{ paddingInlineStart: `${(level - 1) * 1.1}rem` }}>
          <span className="tag">h{level}</span> {textOf(text)}
        </li>
      ))}
    </ul>
    <SavePage
      page={page}
      what="headings"
      columns={[
        { label: 'Level', value: ([level]) => level },
        { label: 'Heading', value: ([, text]) => textOf(text) },
      ]}
      rows={() => page.headings}
    />
  </>
);
