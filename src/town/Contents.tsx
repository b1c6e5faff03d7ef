interface ContentsProps {
  readonly items: readonly { readonly id: string; readonly label: string }[];
}

/** Links to the parts of a long page. */
export function Contents({ items }: ContentsProps) {
  return (
    <nav aria-label="On this page" className="toc">
      <ul>
        {items.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className="text-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
