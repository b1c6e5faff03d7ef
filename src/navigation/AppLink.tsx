import { Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode } from 'react';

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path from the path builder. */
  readonly to: string;
  readonly hash?: string;
  readonly children: ReactNode;
}

/** A link to another page of the site, followed without a full load. Marks itself when it leads to the current page. */
export function AppLink({ to, children, ...rest }: AppLinkProps) {
  return (
    <Link to={to} activeOptions={activeOptions} preload="intent" {...rest}>
      {children}
    </Link>
  );
}

const activeOptions = { exact: true, includeSearch: false };
