import { useEffect, useRef, useState } from 'react';
import { addressOf } from './address.tsx';

/** Keys, then terms of a query. */
const terms = [
  ['/', 'goes to the search of a table'],
  [
    '↓ ↑ Page Down Page Up Home End',
    'move between the rows of a table; the pane beside it shows the row',
  ],
  ['Enter', 'goes from a chosen row to its pane'],
  ['Escape', 'closes the pane, or this'],
  ['?', 'shows this'],
  [
    'exeter patio',
    'both words stand in the texts of the row, in columns not shown too',
  ],
  ['own%<60 depth>2', 'figures of columns; their names are under Columns'],
  ['title:moss -kind:hub', 'words in a column; - for rows that do not answer'],
  ['"free quote"', 'words side by side; they may go on in the next sentence'],
];

const isField = (element: Element | null) =>
  element?.matches('input:not([type="checkbox"]), select, textarea') ?? false;

/**
 * Explains the keys of the report and the language of queries, and answers the keys: `/` goes to the query of the view, `?` opens
 * this, and an arrow key goes to the table, wherever the keyboard is but in a field.
 */
export function Help() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOn, setOn] = useState(true);
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isField(document.activeElement)
      )
        return;
      const find = (selector: string) =>
        document.querySelector<HTMLElement>(`main ${selector}`);
      const isFree =
        document.activeElement === document.body ||
        document.activeElement?.id === 'main';
      if (event.key === 'ArrowDown' && isFree)
        (find('tbody .chosen a') ?? find('tbody th a'))?.focus();
      // Who speaks to the computer can switch single letters off.
      else if (isOn && event.key === '?') dialog.current?.showModal();
      else if (isOn && event.key === '/') {
        const query = find('.query');
        if (query) query.focus();
        else location.hash = addressOf('search');
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  }, [isOn]);
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Help
      </button>
      <dialog ref={dialog} aria-labelledby="help">
        <h2 id="help">Help</h2>
        <dl>
          {terms.map(([term, meaning]) => (
            <div key={term}>
              <dt>
                <kbd>{term}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <label>
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => setOn(target.checked)}
          />{' '}
          / and ? are answered
        </label>
        <p>
          Below a column’s head, words or a figure such as <code>&lt;200</code>{' '}
          choose its rows; <code>!</code> turns words round. What is chosen is
          in the address: copy it to show somebody the same.
        </p>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </>
  );
}
