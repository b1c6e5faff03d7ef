import { breakable } from './links.tsx';

/** One of a few things to choose from, and how many it holds. */
export interface Choice {
  /** Its name in addresses. */
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

/** Links to choose by, each with its number. */
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
            <span className="name">{breakable(label)}</span>
            {count !== undefined && <span className="count">{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
