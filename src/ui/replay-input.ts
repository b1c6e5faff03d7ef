import { twinOf } from './carry-over.ts';
import { partOf, pressed } from './early-input.ts';

/** Replays recorded presses in a part of the page: `page`, or a section's name. */
export function replayEarlyInput(part: string): void {
  for (const original of pressed) {
    const element = original.isConnected ? original : twinOf(original);
    if (!element || partOf(element) !== part) continue;
    pressed.delete(original);
    delete element.dataset.pressed;
    const form = element.closest('form');
    if (form && (element === form || element.matches('[type=submit]')))
      form.requestSubmit();
    else element.click();
  }
}
