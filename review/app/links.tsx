import { useState, type ReactNode } from 'react';
import { wordRuns, type LinePair } from '../changes/lines.ts';
import { countOf } from '../../core/domain/text/count-of.ts';
import { addressOf, useAddress } from './address.ts';
import { pageAt } from './report.ts';

/** One of several choices, and how many items it holds. */
export interface Choice {
  /** The choice's name in addresses. */
  readonly id: string;
  readonly label: string;
  readonly count?: number | string;
}

interface MenuProps {
  readonly className: 'views' | 'facets' | 'tabs' | 'tiles' | 'ranked';
  readonly label: string;
  readonly items: readonly Choice[];
  readonly current?: string;
  readonly hrefOf: (id: string) => string;
}

/** A list of links, each with its number of items. */
export const Menu = ({
  className,
  label: name,
  items,
  current,
  hrefOf,
}: MenuProps) => (
  <nav className={className} aria-label={name}>
    <ul>
      {items.map(({ id, label, count }) => (
        <li key={id}>
          <a
            href={hrefOf(id)}
            aria-current={id === current ? 'page' : undefined}
            data-count={count}
          >
            <span className="name">{label}</span>
            {count !== undefined && <span className="count">{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** A link that opens a page beside the table, or plain text if `name` is not a page's path. */
export function PageLink({ name }: { readonly name: string }): ReactNode {
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

/** A list of more links than this is folded. */
const MAX_LINKS = 3;

/** A list of links to pages. A long list shows only the number of pages until it is opened. */
export function PageLinks({ names }: { readonly names: readonly string[] }) {
  const isShort = names.length <= MAX_LINKS;
  const [isOpen, setOpen] = useState(isShort);
  const list = isOpen && (
    <ul className="columns">
      {names.map((name) => (
        <li key={name}>
          <PageLink name={name} />
        </li>
      ))}
    </ul>
  );
  if (isShort) return list;
  return (
    <details className="fold" onToggle={() => setOpen(true)}>
      <summary>{countOf(names.length, 'page')}</summary>
      {list}
    </details>
  );
}

const elements = { same: 'span', gone: 'del', new: 'ins' } as const;

/** Two texts as one, with the removed and the added words marked. */
export const WordDiff = ({ before, after }: LinePair) =>
  wordRuns(before, after).map(({ kind, text }, index) => {
    const Element = elements[kind];
    return <Element key={index}>{text}</Element>;
  });

/** A text in pieces, of which every second one is marked. */
export const marked = (pieces: readonly string[]): ReactNode =>
  pieces.map((piece, index) =>
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );
