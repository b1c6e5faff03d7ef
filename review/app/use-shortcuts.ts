import { useEffect } from 'react';
import { addressOf } from './address.ts';
import { readSetting } from './settings.ts';

const isField = (element: Element | null) =>
  element?.matches('input:not([type="checkbox"]), select, textarea') ?? false;

/** `/` goes to the query of the view, `?` opens the help, and an arrow key goes to its table, wherever the keyboard is but in a field. */
export function useShortcuts(openHelp: () => void): void {
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(document.activeElement)) return;
      const focus = (selector: string) => document.querySelector<HTMLElement>(`main ${selector}`)?.focus();
      const isFree = document.activeElement === document.body || document.activeElement?.id === 'main';
      if (event.key === 'ArrowDown' && isFree) focus('tbody .chosen a, main tbody th a');
      // Who speaks to the computer can switch single letters off.
      else if (readSetting('keys') === 'off') return;
      else if (event.key === '?') openHelp();
      else if (event.key === '/') {
        if (document.querySelector('main .query')) focus('#search, main .query');
        else location.hash = addressOf('search');
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  }, [openHelp]);
}
