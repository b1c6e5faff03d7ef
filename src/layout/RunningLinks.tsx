import { AppLink, type NamedLink } from '../ui/AppLink.tsx';

/** Links within a sentence: `one, two and three`. A comma stays on the line of its link. */
export function RunningLinks({
  links,
}: {
  readonly links: readonly NamedLink[];
}) {
  return links.map(({ label, to }, index) => {
    const left = links.length - 1 - index;
    return (
      <span key={to}>
        <span className="inline-block">
          <AppLink to={to} className="running-link">
            {label}
          </AppLink>
          {left > 1 && ','}
        </span>
        {left > 1 && ' '}
        {left === 1 && ' and '}
      </span>
    );
  });
}
