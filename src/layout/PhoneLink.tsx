import type { ReactNode } from 'react';
import { placeOf } from '../analytics/page-place.ts';
import { track } from '../analytics/tracker.ts';
import { phoneHref } from '../domain/contact-links.ts';
import { useCurrentPath } from '../navigation/current-path.ts';

interface PhoneLinkProps {
  /** Where on the page it is, for analytics. */
  readonly label: string;
  readonly className?: string;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** Dials the business and reports that it was used. */
export function PhoneLink({ label, children, ...rest }: PhoneLinkProps) {
  const page = useCurrentPath();
  return (
    <a href={phoneHref} onClick={() => track('phone_click', { label, page, ...placeOf(page) })} {...rest}>
      {children}
    </a>
  );
}
