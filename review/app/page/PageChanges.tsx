import type { ReportPage } from '../../report-types.ts';
import { changesOf, report } from '../data/report.ts';
import { SourceLinks } from '../parts/links.tsx';
import { WordDiff } from '../parts/WordDiff.tsx';

/** What crawlers see on the page otherwise than before, and which files caused it. */
export function PageChanges({ page }: { readonly page: ReportPage }) {
  const changes = changesOf(page);
  const { from, reason } = report.comparedWith;
  if (reason !== undefined) return <p>Nothing was compared: {reason}</p>;
  if (changes.length === 0) return <p>Nothing differs from {from}.</p>;
  return (
    <ul className="changes">
      {changes.map(({ kind, part, before, after, causes }) => (
        <li key={`${kind} ${part} ${before} ${after}`}>
          <p>
            <strong>{[kind, part].filter(Boolean).join(' ')}</strong>: <WordDiff before={before} after={after} />
          </p>
          <p className="quiet">
            Cause: <SourceLinks sources={causes} />
          </p>
        </li>
      ))}
    </ul>
  );
}
