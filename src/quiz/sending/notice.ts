import { assertDefined } from '../../../core/domain/assert-defined.ts';
import { business } from '#site/business.ts';
import { promises } from '#site/promises.ts';
import { phoneHref } from '../../../core/domain/contact-links.ts';
import { paths } from '../../../core/domain/pages.ts';
import { makeElement } from '../../ui/make-element.ts';

const notices = {
  accepted: {
    title: 'Thank You!',
    text: `We have your request and will contact you within ${promises.reply}.`,
  },
  failed: {
    title: 'Your request was not sent.',
    text: 'Your answers are kept in this tab.',
  },
  unsure: {
    title: 'We cannot tell whether your request reached us.',
    text:
      'The page was left while it was being sent. Your answers are kept in ' +
      'this tab. Please send them again: better twice than not at all.',
  },
  online: {
    title: 'You are back online, and your request still waits.',
    text: 'Your answers are kept in this tab.',
  },
};

let shown: HTMLElement | undefined;

/** Removes the notice. */
export const hideNotice = (): void => shown?.remove();

/**
 * Shows a request's result below the header, on any page. The notice is outside React's tree, so
 * that it stays during navigation and other pages need no code for it.
 */
export function showNotice(
  kind: keyof typeof notices,
  takeFocus = false,
): void {
  hideNotice();
  const { title, text } = notices[kind];
  const isProblem = kind !== 'accepted';
  const call = makeElement('a', {
    href: phoneHref,
    className: 'text-link',
    textContent: business.phone,
  });
  const back = makeElement('a', {
    href: paths.getQuote,
    className: 'button button-go',
    textContent: 'Back to my request',
  });
  const close = makeElement('button', {
    type: 'button',
    className: 'button button-line',
    textContent: 'Close',
    onclick() {
      hideNotice();
      document.getElementById('main')?.focus({ preventScroll: true });
    },
  });
  const words = makeElement(
    'p',
    { className: 'max-w-3xl' },
    makeElement('b', { textContent: title }),
    ` ${text}`,
  );
  if (isProblem) words.append(' Or call us on ', call, '.');
  shown = makeElement(
    'section',
    {
      role: isProblem ? 'alert' : 'status',
      tabIndex: -1,
      className: 'send-notice no-print',
    },
    words,
    makeElement(
      'div',
      { className: 'flex flex-wrap gap-3' },
      ...(isProblem ? [back] : []),
      close,
    ),
  );
  // Before the page in tab order.
  const root = assertDefined(document.getElementById('root'), '#root');
  root.before(shown);
  if (takeFocus) shown.focus({ preventScroll: true });
}
