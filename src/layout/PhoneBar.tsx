import { business } from '../../site/business.ts';
import { paths } from '../domain/routes.ts';
import { AppLink } from '../navigation/AppLink.tsx';
import { useCurrentPath } from '../navigation/current-path.ts';
import { ChatIcon, PhoneIcon, QuoteIcon } from '../ui/icons.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { quoteRequest } from './quote-request.ts';
import { WhatsAppLink } from './WhatsAppLink.tsx';

/** Call, WhatsApp and Quote within the thumb's reach on small screens. Not on the quote page, where it would stand before the form. */
export function PhoneBar() {
  const page = useCurrentPath();
  if (page === paths.getQuote) return null;
  return (
    <nav aria-label="Contact" className="phone-bar no-print">
      <PhoneLink label="phone_bar" aria-label={`Call ${business.phone}`}>
        <PhoneIcon className="size-5" />
        Call
      </PhoneLink>
      <WhatsAppLink label="phone_bar" text={quoteRequest(page)}>
        <ChatIcon className="size-5" />
        WhatsApp
      </WhatsAppLink>
      <AppLink to={paths.getQuote}>
        <QuoteIcon className="size-5" />
        Quote
      </AppLink>
    </nav>
  );
}
