import { business } from '#site/business.ts';
import { phoneHref } from '../domain/contact-links.ts';
import { isSiteReachable, reloadOnce } from '../pages/error/reload-once.ts';
import { makeElement } from '../ui/make-element.ts';

/**
 * The page's HTML is there and its script is not, as right after a deployment. Loads it again, once;
 * after that the page stays as it came, readable and with working links, and says what is missing.
 */
export async function recoverPartlyLoadedPage(): Promise<void> {
  if ((await isSiteReachable()) && reloadOnce()) return;
  const className =
    'fixed inset-x-0 bottom-0 z-50 bg-ink px-5 py-4 text-center text-white';
  const notice = makeElement(
    'p',
    { role: 'alert', className },
    'Part of this page did not load, so forms and buttons may not work. Load it again in a minute, or call us on ',
    makeElement('a', {
      href: phoneHref,
      className: 'font-bold text-white underline',
      textContent: business.phone,
    }),
    '.',
  );
  document.body.append(notice);
}
