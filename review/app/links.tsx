import { useState, type ReactElement } from 'react';
import { wordRuns } from '../changes/words.ts';
import { pageAt } from './report.ts';
import { addressOf } from './state.tsx';

/** A link where the path is a page of the report, else the text alone. */
export const PageLink = ({ path }: { readonly path: string }) =>
  pageAt(path) ? <a href={addressOf('pages', { at: path })}>{path}</a> : <span>{path}</span>;

/** A link to everything that comes from a template, a component, a profile or a field of one, `file: field`; else the text alone. */
const SourceLink = ({ source }: { readonly source: string }) =>
  source.includes('.') ? (
    <a href={addressOf('search', { q: `source:"${source}"` })} className="source">
      {source}
    </a>
  ) : (
    <span>{source}</span>
  );

/** More links than these are folded. */
const MAX_LINKS = 3;

interface LinkListProps {
  /** What stands for the links where they are many. */
  readonly summary: string;
  readonly links: readonly ReactElement[];
}

/** A few links below one another; many open on request. */
function LinkList({ summary, links }: LinkListProps) {
  const [isOpen, setOpen] = useState(links.length <= MAX_LINKS);
  const list = isOpen && (
    <ul className="columns">
      {links.map((link) => (
        <li key={link.key}>{link}</li>
      ))}
    </ul>
  );
  if (links.length <= MAX_LINKS) return list;
  return (
    <details className="fold" onToggle={() => setOpen(true)}>
      <summary>{summary}</summary>
      {list}
    </details>
  );
}

/** Pages under a name. */
export const PageLinks = ({ name, paths }: { readonly name: string; readonly paths: readonly string[] }) => (
  <LinkList
    summary={`${name} (${paths.length})`}
    links={paths.map((path) => (
      <PageLink key={path} path={path} />
    ))}
  />
);

const filesOf = (sources: readonly string[]) =>
  sources.flatMap((source) => source.replace(/^several: /, '').split(', '));

/** A cause in a few words: its file, or how many may be it. */
export const causeName = (cause: string): string =>
  cause.startsWith('several: ') ? `one of ${filesOf([cause]).length} files` : cause;

/** Files; where it is not known which of them it was, all that it may be. */
export const SourceLinks = ({ sources }: { readonly sources: readonly string[] }) => (
  <LinkList
    summary={`one of ${filesOf(sources).length} files`}
    links={filesOf(sources).map((file) => (
      <SourceLink key={file} source={file} />
    ))}
  />
);

/** Two texts as one, with the words that went and those that came. */
export const WordDiff = ({ before, after }: { readonly before: string; readonly after: string }) =>
  wordRuns(before, after).map(({ kind, text }, index) =>
    kind === 'same' ? text : kind === 'gone' ? <del key={index}>{text}</del> : <ins key={index}>{text}</ins>,
  );

/** A text in pieces, every second of them marked. */
export const Marked = ({ pieces }: { readonly pieces: readonly string[] }) =>
  pieces.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
