import type { ReportPage } from '../../report-types.ts';
import { addressOf } from '../address.ts';
import { report } from '../data/report.ts';
import { SourceLink } from '../parts/links.tsx';

/** What is wrong with the page, and what to do about it. */
export function PageFindings({ page }: { readonly page: ReportPage }) {
  const own = report.findings.filter(({ pages }) => pages.includes(page.path));
  if (own.length === 0) return <p className="good">No findings.</p>;
  return (
    <ul className="findings">
      {own.map(({ rule, what, where, level, source, accepted }) => (
        <li key={`${rule} ${what} ${where}`} className={level}>
          <p>{what}</p>
          <p className="where">{where}</p>
          {source !== '' && <SourceLink source={source} />}
          {accepted ? (
            <p className="quiet">
              Accepted on {accepted.date}: {accepted.reason}
            </p>
          ) : (
            <p>{report.rules.find(({ id }) => id === rule)?.todo}</p>
          )}
          <a href={addressOf('findings', { rule })}>All findings of {rule}</a>
        </li>
      ))}
    </ul>
  );
}
