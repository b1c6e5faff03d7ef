interface Facet {
  readonly id: string;
  readonly label: string;
  readonly count: number;
}

interface FacetsProps {
  readonly label: string;
  readonly facets: readonly Facet[];
  /** Id of the chosen one; empty for all. */
  readonly chosen: string;
  readonly hrefOf: (id: string) => string;
}

/** A list beside a table that shows a part of it: all, or what belongs to one rule or cause. */
export const Facets = ({ label, facets, chosen, hrefOf }: FacetsProps) => (
  <nav className="facets" aria-label={label}>
    <ul>
      <li>
        <a href={hrefOf('')} aria-current={chosen === '' ? 'true' : undefined}>
          All
        </a>
      </li>
      {facets.map(({ id, label: name, count }) => (
        <li key={id} className={count === 0 ? 'none' : undefined}>
          <a href={hrefOf(id)} aria-current={chosen === id ? 'true' : undefined}>
            <span className="name">{name}</span> <span className="count">{count}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
