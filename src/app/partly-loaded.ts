import { business } from '../../site/business.ts';
import { phoneHref } from '../domain/contact-links.ts';
import { isSiteReachable, reloadOnce } from '../navigation/reload-once.ts';

/**
 * The page's HTML is there and its script is not, as right after a deployment. Loads it again, once;
 * after that the page stays as it came, readable and with working links, and says what is missing.
 */
export async function recoverPartlyLoadedPage(doc: Document): Promise<void> {
  if ((await isSiteReachable()) && reloadOnce()) return;
  const notice = doc.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.className = 'fixed inset-x-0 bottom-0 z-50 bg-ink px-5 py-4 text-center text-white';
  const call = doc.createElement('a');
  call.href = phoneHref;
  call.className = 'font-bold text-white underline';
  call.textContent = business.phone;
  notice.append(
    'Part of this page did not load, so forms and buttons may not work. Load it again in a minute, or call us on ',
    call,
    '.',
  );
  doc.body.append(notice);
}
