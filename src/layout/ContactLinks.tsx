import type { ReactNode } from 'react';
import { business } from '#site/business.ts';
import { visit } from '#site/words/visit.ts';
import { trackPress } from '../analytics/link-clicks.ts';
import { phoneHref, whatsappHref } from '../../core/domain/contact-links.ts';
import { paths } from '../../core/domain/pages.ts';
import { quoteFacts, type QuoteFacts } from '../../core/domain/quote-link.ts';
import { AppLink, type AppLinkProps } from '../ui/AppLink.tsx';

const { street, city, region, postalCode } = business.address;

/** The business's address, with street and postcode if the pack gives them. */
export const AddressLine = () => (
  <>
    {street && `${street}, `}
    {city}, {region}
    {postalCode && ` ${postalCode}`}
  </>
);

interface ContactLinkProps {
  /** The link's position on the page, for analytics. */
  readonly label: string;
  readonly className?: string;
  readonly 'aria-label'?: string;
  /** Defaults to the phone number. */
  readonly children?: ReactNode;
}

/** A link that dials the business. Presses are tracked. */
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

/** A link to a WhatsApp chat with `text` filled in; nothing if the business has no WhatsApp. */
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
  /** Facts about the job that the link passes to the quiz. */
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
