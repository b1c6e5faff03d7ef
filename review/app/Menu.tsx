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
