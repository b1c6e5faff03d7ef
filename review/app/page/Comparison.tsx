import { assertDefined } from '../../../src/domain/assert-defined.ts';
import type { ReportPage } from '../../report/report-page.ts';
import { markShared } from '../../report/shared-passages.ts';
import { PageLink } from '../links.tsx';
import { pageAt, percent } from '../report.ts';

const linesOf = ({ sentences }: ReportPage) => sentences.map(({ text }) => text);

/** The page beside the one most like it, with the passages that both have marked. */
export function Comparison({ page }: { readonly page: ReportPage }) {
  if (!page.nearest) return <p>Shares nothing with another page.</p>;
  const other = assertDefined(pageAt(page.nearest.path), page.nearest.path);
  const [own, others] = markShared(linesOf(page), linesOf(other));
  return (
    <>
      <p>
        {percent(page.nearest.similarity)} of the five-word runs are the same, names of towns aside:{' '}
        <PageLink path={other.path} />
      </p>
      <div className="two">
        {[
          { path: page.path, lines: own },
          { path: other.path, lines: others },
        ].map(({ path, lines }) => (
          <section key={path} className="side" aria-label={path}>
            <h4>{path}</h4>
            {lines.map((runs, line) => (
              <p key={line}>{runs.map(({ text, shared }, run) => (shared ? <mark key={run}>{text}</mark> : text))}</p>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
