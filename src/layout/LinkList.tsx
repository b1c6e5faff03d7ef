import { AppLink, type NamedLink } from '../ui/AppLink.tsx';
import { Icon } from '../ui/icons.tsx';

interface LinkListProps {
  readonly title: string;
  readonly links: readonly NamedLink[];
}

/** A titled list of links to other pages; nothing if it is empty. */
export function LinkList({ title, links }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className="mb-3 text-lg">{title}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {links.map(({ label, to }) => (
          <li key={to}>
            <AppLink to={to} className="list-link">
              {label}
              <Icon className="size-5 shrink-0">
                {/* An arrow. Not in icons.tsx, which every page loads. */}
                <path d="M4 12h15.5M13.5 6l6 6-6 6" />
              </Icon>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
