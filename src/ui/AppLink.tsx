import { createContext, useContext, type AnchorHTMLAttributes } from 'react';

/** Path of the current or loading page. One router subscription feeds all links through it. */
export const CurrentPath = createContext('/');

export const useCurrentPath = () => useContext(CurrentPath);

interface AppLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href'
> {
  /** A path from `paths`. */
  readonly to: string;
  readonly hash?: string;
}

/** A link to a page of the site. `followLinks` navigates without a full load. */
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
