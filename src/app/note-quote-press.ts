import { quoteFormAttribute, quotePath } from '../../core/domain/quote-link.ts';
import { quotePressKey } from '../../core/domain/storage-keys.ts';
import { isPageLive } from '../ui/early-input.ts';
import { shownPath } from '../seo/page-entry.ts';

const RIGHT_BUTTON = 2;

/** The answer to the quiz's first question, which the quiz itself keeps once it is live. */
const earlyAnswer = () =>
  isPageLive()
    ? undefined
    : document.querySelector<HTMLInputElement>('[name=areaSize]:checked')
        ?.value;

/**
 * Stores each press on a link to the quiz: the link's page, its facts about the job and the fields
 * of its form. The press is kept in local storage, since the quiz that reads it may open in a new tab.
 */
export function noteQuotePresses(): void {
  const note = ({ target, button }: MouseEvent) => {
    const link = (target as Element).closest?.<HTMLElement>(
      `a[href="${quotePath}"]`,
    );
    if (!link || button === RIGHT_BUTTON) return;
    const form = link.closest<HTMLFormElement>(`[${quoteFormAttribute}]`);
    const press = {
      path: shownPath(),
      facts: link.dataset.quote,
      fields: form
        ? Object.fromEntries(new FormData(form))
        : { areaSize: earlyAnswer() },
      at: Date.now(),
    };
    try {
      localStorage.setItem(quotePressKey, JSON.stringify(press));
    } catch {
      // Storage is blocked. The quiz opens empty.
    }
  };
  // Capture, since React stops the propagation of events in sections that are not hydrated yet.
  addEventListener('click', note, true);
  // Fires for the middle button, which opens a new tab.
  addEventListener('auxclick', note, true);
}
