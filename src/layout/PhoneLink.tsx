import type { ReactNode } from 'react';
import { reports } from '../analytics/link-clicks.ts';
import { phoneHref } from '../domain/contact-links.ts';

interface PhoneLinkProps {
  /** Where on the page it is, for analytics. */
  readonly label: string;
  readonly className?: string;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** Dials the business and reports that it was used. */
export function PhoneLink({ label, children, ...rest }: PhoneLinkProps) {
  return (
    <a href={phoneHref} {...reports('phone_click', label)} {...rest}>
      {children}
    </a>
  );
}
