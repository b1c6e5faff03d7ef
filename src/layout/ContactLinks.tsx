import type { ReactNode } from 'react';
import { business } from '#site/business.ts';
import { visit } from '#site/words/visit.ts';
import { trackPress } from '../analytics/link-clicks.ts';
import { phoneHref, whatsappHref } from '../domain/contact-links.ts';
import { paths } from '../domain/pages.ts';
import { quoteFacts, type QuoteFacts } from '../domain/quote-link.ts';
import { AppLink, type AppLinkProps } from '../ui/AppLink.tsx';

const { street, city, region, postalCode } = business.address;

/** Where the business is; with street and postcode if customers come there. */
export const AddressLine = () => (
  <>
    {street && `${street}, `}
    {city}, {region}
    {postalCode && ` ${postalCode}`}
  </>
);

interface ContactLinkProps {
  /** The link's place on the page, for analytics. */
  readonly label: string;
  readonly className?: string;
  readonly 'aria-label'?: string;
  /** Defaults to the phone number. */
  readonly children?: ReactNode;
}

/** Dials the business. Presses are tracked. */
export function PhoneLink({
  label,
  children = business.phone,
  ...rest
}: ContactLinkProps) {
  return (
    <a href={phoneHref} {...trackPress('phone_click', label)} {...rest}>
      {children}
    </a>
  );
}

/** Opens a WhatsApp chat with `text` filled in, if the business has WhatsApp. Tracks presses. */
export function WhatsAppLink({
  label,
  text,
  children,
  ...rest
}: ContactLinkProps & { readonly text: string }) {
  const href = whatsappHref(text);
  if (href === undefined) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      {...rest}
      {...trackPress('whatsapp_click', label)}
    >
      {children}
    </a>
  );
}

type ButtonLook = 'button-go' | 'button-line' | 'button-light' | 'button-ghost';

/** The phone link as a button. */
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

interface QuoteLinkProps extends Omit<AppLinkProps, 'to'> {
  /** What the link tells the quiz about the job. */
  readonly facts?: QuoteFacts;
}

/** A link to the quote page. */
export const QuoteLink = ({
  facts,
  children = visit.ask.page,
  ...rest
}: QuoteLinkProps) => (
  <AppLink {...rest} {...(facts && quoteFacts(facts))} to={paths.getQuote}>
    {children}
  </AppLink>
);

/** A button that links to the quote page. */
export const QuoteButton = ({
  text,
  look = 'button-go',
}: {
  readonly text?: string;
  readonly look?: ButtonLook;
}) => <QuoteLink className={`button ${look}`}>{text}</QuoteLink>;
