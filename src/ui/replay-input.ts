import { twinOf } from './carry-over.ts';
import { isLive, pressed } from './early-input.ts';

/**
 * Replays recorded presses in `part`: a form, or `document.body` for everything outside forms.
 * Presses in sections that are not hydrated stay recorded.
 */
export function replayEarlyClicks(part: HTMLElement): void {
  for (const original of pressed) {
    const element = original.isConnected ? original : twinOf(original);
    if (!element || !isLive(element)) continue;
    const form = element.closest('form');
    if ((form ?? document.body) !== part) continue;
    pressed.delete(original);
    delete element.dataset.pressed;
    if (form && (element === form || element.matches('[type=submit]')))
      form.requestSubmit();
    else element.click();
  }
}
