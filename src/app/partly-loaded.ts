import { business } from '#site/business.ts';
import { phoneHref } from '../../core/domain/contact-links.ts';
import { isSiteReachable, reloadOnce } from '../ui/reload-once.ts';
import { makeElement } from '../ui/make-element.ts';

/**
 * Reloads a document whose scripts are missing, as during a deployment. If the site is unreachable
 * or the document was just reloaded, adds a notice instead; text and links still work.
 */
export async function recoverPartlyLoadedPage(): Promise<void> {
  if ((await isSiteReachable()) && (await reloadOnce())) return;
  const className =
    'fixed inset-x-0 bottom-0 z-50 bg-ink px-5 py-4 text-center text-white';
  const notice = makeElement(
    'p',
    { role: 'alert', className },
    'Part of this page did not load, so forms and buttons may not work. ' +
      'Load it again in a minute, or call us on ',
    makeElement('a', {
      href: phoneHref,
      className: 'font-bold text-white underline',
      textContent: business.phone,
    }),
    '.',
  );
  document.body.append(notice);
}
