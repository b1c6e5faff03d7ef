import { createContext, useContext, type AnchorHTMLAttributes } from 'react';

/** The path of the page shown, or on its way. One subscription to the router serves all links of a page. */
export const CurrentPath = createContext('/');

export const useCurrentPath = () => useContext(CurrentPath);

interface AppLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href'
> {
  /** A path from the path builder. */
  readonly to: string;
  readonly hash?: string;
}

/** A link to another page of the site. Marks itself when it leads to the current page. `followLinks` follows it without a full load. */
export function AppLink({ to, hash, children, ...rest }: AppLinkProps) {
  const isCurrent = useCurrentPath() === to;
  return (
    <a
      {...rest}
      href={hash === undefined ? to : `${to}#${hash}`}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
