import { business } from '../../site/business.ts';
import { paths } from '../domain/routes.ts';
import { AppLink } from '../navigation/AppLink.tsx';
import { useCurrentPath } from '../navigation/current-path.ts';
import { ChatIcon, PhoneIcon, QuoteIcon } from '../ui/icons.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { quoteRequest } from './quote-request.ts';
import { WhatsAppLink } from './WhatsAppLink.tsx';

const item = 'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-sm font-bold no-underline';

/** Call, WhatsApp and Quote within the thumb's reach on small screens. Not on the quote page, where it would stand before the form. */
export function PhoneBar() {
  const page = useCurrentPath();
  if (page === paths.getQuote) return null;
  return (
    <nav
      aria-label="Contact"
      className="phone-bar no-print fixed inset-x-0 bottom-0 z-30 flex divide-x divide-line border-t border-line bg-white pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <PhoneLink label="phone_bar" className={`${item} text-ink`} aria-label={`Call ${business.phone}`}>
        <PhoneIcon className="size-5" />
        Call
      </PhoneLink>
      <WhatsAppLink label="phone_bar" text={quoteRequest(page)} className={`${item} text-ink`}>
        <ChatIcon className="size-5" />
        WhatsApp
      </WhatsAppLink>
      <AppLink to={paths.getQuote} className={`${item} bg-go text-white`}>
        <QuoteIcon className="size-5" />
        Quote
      </AppLink>
    </nav>
  );
}
