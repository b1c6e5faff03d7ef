import { AppLink } from '../ui/AppLink.tsx';

interface RunningLinksProps {
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** Links within a sentence: `one, two and three`. */
export function RunningLinks({ links }: RunningLinksProps) {
  return links.map(({ label, to }, index) => (
    <span key={to}>
      {index > 0 && (index < links.length - 1 ? ', ' : ' and ')}
      <AppLink to={to} className="running-link">
        {label}
      </AppLink>
    </span>
  ));
}
