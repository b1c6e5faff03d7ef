import type { ReactNode } from 'react';
import { wordRuns } from '../changes/words.ts';
import type { ReportPage } from '../report-types.ts';
import { pageAt } from './report.ts';
import { addressOf, pageAddress } from './state.ts';

type Linked = Pick<ReportPage, 'path'>;

export const PageLink = ({ path, children = path }: Linked & { readonly children?: ReactNode }) => (
  <a href={pageAddress(path)}>{children}</a>
);

/** A link where the path is a page of the report, else the text alone. */
export const PathLink = ({ path }: Linked) => (pageAt(path) ? <PageLink path={path} /> : <span>{path}</span>);

/** A link to everything that comes from a template, a component, a profile or a field of one, `file: field`; else the text alone. */
export const SourceLink = ({ source }: { readonly source: string }) =>
  source.includes('.') ? (
    <a href={addressOf('source', { file: source })} className="source">
      {source}
    </a>
  ) : (
    <span>{source}</span>
  );

/** More files than these are folded. */
const MAX_SOURCES = 3;

const filesOf = (sources: readonly string[]) =>
  sources.flatMap((source) => source.replace(/^several: /, '').split(', '));

/** A cause in a few words: its file, or how many may be it. */
export const causeName = (cause: string): string =>
  cause.startsWith('several: ') ? `one of ${filesOf([cause]).length} files` : cause;

/** Files with commas between; where it is not known which of them it was, all that it may be. */
export function SourceLinks({ sources }: { readonly sources: readonly string[] }) {
  const files = filesOf(sources);
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

interface PathsLinkProps {
  readonly name: string;
  readonly paths: readonly string[];
}

/** One path, or a list of several that opens under a name. */
export const PathsLink = ({ name, paths }: PathsLinkProps) =>
  paths.length > 1 ? <FoldedLinks summary={name} pages={paths.map((path) => ({ path }))} /> : <PathLink path={name} />;

interface WordDiffProps {
  readonly before: string;
  readonly after: string;
}

/** Two texts as one, with the words that went and those that came. */
export const WordDiff = ({ before, after }: WordDiffProps) =>
  wordRuns(before, after).map(({ kind, text }, index) =>
    kind === 'same' ? text : kind === 'gone' ? <del key={index}>{text}</del> : <ins key={index}>{text}</ins>,
  );
