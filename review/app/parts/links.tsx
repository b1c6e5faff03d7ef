import type { ReactNode } from 'react';
import type { ReportPage } from '../../report-types.ts';
import { addressOf, pageAddress } from '../address.ts';
import { pageAt } from '../data/report.ts';

type Linked = Pick<ReportPage, 'path'>;

export const PageLink = ({ path, children = path }: Linked & { readonly children?: ReactNode }) => (
  <a href={pageAddress(path)}>{children}</a>
);

/** A link where the path is a page of the report, else the text alone. */
export const PathLink = ({ path }: Linked) => (pageAt(path) ? <PageLink path={path} /> : <span>{path}</span>);

/** A link to everything that comes from a template, a component, a profile or a field of one, `file: field`. */
export const SourceLink = ({ source }: { readonly source: string }) => (
  <a href={addressOf('source', { file: source })} className="source">
    {source}
  </a>
);

/** More files than these are folded. */
const MAX_SOURCES = 3;

/** Files with commas between; where it is not known which of them it was, all that it may be. */
export function SourceLinks({ sources }: { readonly sources: readonly string[] }) {
  const files = sources.flatMap((source) => source.replace(/^several: /, '').split(', '));
  const links = files.map((file, index) => (
    <span key={file}>
      {index > 0 && ', '}
      <SourceLink source={file} />
    </span>
  ));
  if (files.length <= MAX_SOURCES) return <span>{links}</span>;
  return (
    <details className="fold">
      <summary>one of {files.length} files</summary>
      {links}
    </details>
  );
}

interface FoldedLinksProps {
  readonly summary: string;
  readonly pages: readonly Linked[];
}

/** A list of links that opens on request. */
export const FoldedLinks = ({ summary, pages }: FoldedLinksProps) => (
  <details className="fold">
    <summary>
      {summary} ({pages.length})
    </summary>
    <ul className="columns">
      {pages.map(({ path }) => (
        <li key={path}>
          <PathLink path={path} />
        </li>
      ))}
    </ul>
  </details>
);
