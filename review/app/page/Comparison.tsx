import type { ReportPage } from '../../report-types.ts';
import { markShared } from '../../report/shared-passages.ts';
import { PageLink, SourceLink } from '../links.tsx';
import { originOf, pageOf, percent, textOf } from '../report.ts';

/** The page beside the one most like it, with the passages that both have marked. */
export function Comparison({ page }: { readonly page: ReportPage }) {
  if (!page.nearest) return <p>Shares nothing with another page.</p>;
  const other = pageOf(page.nearest.page);
  const [own, others] = markShared(linesOf(page), linesOf(other));
  return (
    <>
      <p>
        {percent(page.nearest.similarity)} of the five-word runs are the same, names of towns aside:{' '}
        <PageLink path={other.path} />
      </p>
      <SharedSources page={page} other={other} />
      <details className="fold">
        <summary>Read side by side, shared passages marked</summary>
        <div className="two">
          {[
            { path: page.path, lines: own },
            { path: other.path, lines: others },
          ].map(({ path, lines }) => (
            <div key={path} className="side">
              <h4>
                <PageLink path={path} />
              </h4>
              {lines.map((runs, line) => (
                <p key={line}>{runs.map(({ text, shared }, run) => (shared ? <mark key={run}>{text}</mark> : text))}</p>
              ))}
            </div>
          ))}
        </div>
      </details>
    </>
  );
}

const linesOf = ({ blocks }: ReportPage) => blocks.map(({ text }) => textOf(text));

const templatesOf = ({ blocks }: ReportPage) =>
  new Set(
    blocks
      .flatMap(({ sentences }) => sentences.map(([, , origin]) => originOf(origin).source))
      .filter((source) => source.endsWith('.hbs')),
  );

/** Why two pages are alike: the templates that both were made from. */
function SharedSources({ page, other }: { readonly page: ReportPage; readonly other: ReportPage }) {
  const own = templatesOf(page);
  const theirs = templatesOf(other);
  const both = [...own].filter((source) => theirs.has(source));
  if (own.size === 0) return <p className="quiet">The page is made from no template.</p>;
  if (both.length === 0)
    return (
      <p>No template is the same: what they share are turns of phrase. This page is made from {own.size} templates.</p>
    );
  return (
    <>
      <p>
        Why: both use {both.length} of this page’s {own.size} templates.
      </p>
      <ul className="columns">
        {both.map((source) => (
          <li key={source}>
            <SourceLink source={source} />
          </li>
        ))}
      </ul>
    </>
  );
}
