import type { ReactNode } from 'react';
import { business } from '#site/business.ts';
import { reports } from '../analytics/link-clicks.ts';
import { phoneHref, whatsappHref } from '../domain/contact-links.ts';
import { paths } from '../domain/pages.ts';
import { AppLink } from '../ui/AppLink.tsx';

interface ContactLinkProps {
  /** Where on the page it is, for analytics. */
  readonly label: string;
  readonly className?: string;
  readonly 'aria-label'?: string;
  /** Left out, the number itself. */
  readonly children?: ReactNode;
}

/** Dials the business and reports that it was used. */
export function PhoneLink({
  label,
  children = business.phone,
  ...rest
}: ContactLinkProps) {
  return (
    <a href={phoneHref} {...reports('phone_click', label)} {...rest}>
      {children}
    </a>
  );
}

/** Opens a WhatsApp chat with `text` filled in and reports that it was used. */
export function WhatsAppLink({
  label,
  text,
  children,
  ...rest
}: ContactLinkProps & { readonly text: string }) {
  return (
    <a
      href={whatsappHref(text)}
      target="_blank"
      rel="noopener noreferrer"
      {...rest}
      {...reports('whatsapp_click', label)}
    >
      {children}
    </a>
  );
}

type ButtonLook = 'button-go' | 'button-line' | 'button-light' | 'button-ghost';

/** The telephone link as a button. */
export const CallButton = ({
  label,
  look = 'button-line',
}: {
  readonly label: string;
  readonly look?: ButtonLook;
}) => (
  <PhoneLink label={label} className={`button ${look}`}>
    Call {business.phone}
  </PhoneLink>
);

/** The link to the quote page as a button, with the page's own words. */
export const QuoteButton = ({
  text,
  look = 'button-go',
}: {
  readonly text: string;
  readonly look?: ButtonLook;
}) => (
  <AppLink to={paths.getQuote} className={`button ${look}`}>
    {text}
  </AppLink>
);
