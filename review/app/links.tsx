import { useState, type ReactNode } from 'react';
import { wordRuns } from '../changes/lines.ts';
import { countOf } from '../count-of.ts';
import { addressOf, useAddress } from './address.ts';
import { pageAt } from './report.ts';

interface LinkProps {
  readonly name: string;
}

/** A link to a page of the report, beside the table as it stands. Another path is plain text. */
export function PageLink({ name }: LinkProps): ReactNode {
  const { view, state } = useAddress();
  if (!pageAt(name)) return name;
  const here = view === 'pages' ? state : {};
  return (
    <a
      href={addressOf('pages', { ...here, at: name })}
      aria-current={here.at === name ? 'true' : undefined}
    >
      {name}
    </a>
  );
}

/** The address of all sentences from a template, component, profile or profile field. */
export const sentencesFrom = (source: string): string =>
  addressOf('search', {
    columnFilters: [{ id: 'Source and fields', value: source }],
  });

/** A link to all sentences from a file, or from a field of one (`file: field`). */
const SourceLink = ({ name }: LinkProps) =>
  name.includes('.') ? <a href={sentencesFrom(name)}>{name}</a> : name;

/** More links than these are folded. */
const MAX_LINKS = 3;

const links = { page: PageLink, file: SourceLink };

interface LinkListProps {
  readonly to: keyof typeof links;
  readonly names: readonly string[];
}

/** A short list of links. A long list opens on request, under a summary. */
export function LinkList({ to, names }: LinkListProps): ReactNode {
  const isShort = names.length <= MAX_LINKS;
  const [isOpen, setOpen] = useState(isShort);
  const Link = links[to];
  const list = isOpen && (
    <ul className="columns">
      {names.map((name) => (
        <li key={name}>
          <Link name={name} />
        </li>
      ))}
    </ul>
  );
  if (isShort) return list;
  return (
    <details className="fold" onToggle={() => setOpen(true)}>
      <summary>{countOf(names.length, to)}</summary>
      {list}
    </details>
  );
}

const elements = { same: 'span', gone: 'del', new: 'ins' } as const;

interface WordDiffProps {
  readonly before: string;
  readonly after: string;
}

/** Two texts as one, with the words that went and those that came. */
export const WordDiff = ({ before, after }: WordDiffProps) =>
  wordRuns(before, after).map(({ kind, text }, index) => {
    const Element = elements[kind];
    return <Element key={index}>{text}</Element>;
  });

/** A text in pieces, of which every second one is marked. */
export const marked = (pieces: readonly string[]): ReactNode =>
  pieces.map((piece, index) =>
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );
