import { useState, type ReactElement, type ReactNode } from 'react';
import { wordRuns } from '../changes/lines.ts';
import { pageAt } from './report.ts';
import { addressOf } from './address.tsx';

/**
 * A name that may break after a slash, and before a capital or a dot that starts no file
 * extension.
 */
export const breakable = (name: string): ReactNode =>
  name
    .split(/(?<=\/)|(?=[A-Z]|\.\w{5})/)
    .flatMap((part, index) => [<wbr key={index} />, part]);

/** A link if the path is a page of the report, else only the text. */
export const PageLink = ({ path }: { readonly path: string }) =>
  pageAt(path) ? (
    <a href={addressOf('pages', { at: path })}>{breakable(path)}</a>
  ) : (
    <span>{breakable(path)}</span>
  );

/**
 * A link to everything that comes from a template, component, profile or profile field (`file:
 * field`). Any other source is plain text.
 */
const SourceLink = ({ source }: { readonly source: string }) =>
  source.includes('.') ? (
    <a
      href={addressOf('search', {
        columnFilters: [{ id: 'source', value: source }],
      })}
      className="source"
    >
      {breakable(source)}
    </a>
  ) : (
    <span>{source}</span>
  );

/** More links than these are folded. */
const MAX_LINKS = 3;

/** A short list of links. A long list opens on request, under a summary. */
function LinkList({
  summary,
  links,
}: {
  readonly summary: string;
  readonly links: readonly ReactElement[];
}) {
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
export const PageLinks = ({
  name,
  paths,
}: {
  readonly name: string;
  readonly paths: readonly string[];
}) => (
  <LinkList
    summary={`${name} (${paths.length})`}
    links={paths.map((path) => (
      <PageLink key={path} path={path} />
    ))}
  />
);

/** Files under a name. */
export const SourceLinks = ({
  sources,
}: {
  readonly sources: readonly string[];
}) => (
  <LinkList
    summary={`${sources.length} files`}
    links={sources.map((file) => (
      <SourceLink key={file} source={file} />
    ))}
  />
);

/** Two texts as one, with the words that went and those that came. */
export const WordDiff = ({
  before,
  after,
}: {
  readonly before: string;
  readonly after: string;
}) =>
  wordRuns(before, after).map(({ kind, text }, index) =>
    kind === 'same' ? (
      text
    ) : kind === 'gone' ? (
      <del key={index}>{text}</del>
    ) : (
      <ins key={index}>{text}</ins>
    ),
  );

/** A text in which the range between each pair of `places` is highlighted. */
export const Marked = ({
  text,
  places,
}: {
  readonly text: string;
  readonly places: readonly number[];
}) =>
  [0, ...places].map((from, index) => {
    const piece = text.slice(from, places[index]);
    return index % 2 === 1 ? <mark key={from}>{piece}</mark> : piece;
  });
