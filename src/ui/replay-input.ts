import { twinOf } from './carry-over.ts';
import { pressed } from './early-input.ts';

/** Replays recorded presses in `part`: a form, or `document.body` for everything outside forms. */
export function replayEarlyClicks(part: HTMLElement): void {
  for (const original of pressed) {
    const element = original.isConnected ? original : twinOf(original);
    const form = element?.closest('form');
    if (!element || (form ?? document.body) !== part) continue;
    pressed.delete(original);
    delete element.dataset.pressed;
    if (form && (element === form || element.matches('[type=submit]')))
      form.requestSubmit();
    else element.click();
  }
}
