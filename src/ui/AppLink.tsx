import { createContext, useContext, type AnchorHTMLAttributes } from 'react';

/** Path of the current or loading page, so that all links share one subscription to the router. */
export const CurrentPath = createContext('/');

export const useCurrentPath = () => useContext(CurrentPath);

/** The path of a page of the site, and its label in a list of links. */
export interface NamedLink {
  readonly label: string;
  readonly to: string;
}

export interface AppLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href'
> {
  /** A path from `paths`, with or without a fragment. */
  readonly to: string;
}

/** A link to a page of the site. `followLinks` navigates without a full load. */
export function AppLink({ to, children, ...rest }: AppLinkProps) {
  const isCurrent = useCurrentPath() === to.split('#')[0];
  return (
    <a {...rest} href={to} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}
