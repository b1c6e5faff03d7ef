import { useEffect, useRef, useState } from 'react';
import { keepSetting, readSetting } from './settings.ts';

const keys = [
  ['/', 'goes to the search of a table'],
  ['↓ ↑ Page Down Page Up Home End', 'move between the rows of a table; the pane beside it shows the row'],
  ['Enter', 'goes from a chosen row to its pane'],
  ['Escape', 'closes the pane, or this'],
  ['?', 'shows this'],
] as const;
const queries = [
  ['exeter patio', 'both words stand in the path, title, description or heading'],
  ['own%<60 depth>2', 'figures of columns; their names are under Columns'],
  ['title:moss -kind:hub', 'words in a column; - for rows that do not answer'],
  ['"free quote"', 'words side by side'],
] as const;

/** Keys and the language of queries. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOn, setOn] = useState(() => readSetting('keys') !== 'off');
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="help">
      <h2 id="help">Help</h2>
      <Terms title="Keys" terms={keys} />
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setOn(target.checked);
            keepSetting('keys', target.checked ? '' : 'off');
          }}
        />{' '}
        / and ? are answered
      </label>
      <Terms title="Queries" terms={queries} />
      <p>
        Below a column’s head, words or a figure such as <code>&lt;200</code> choose its rows; <code>!</code> turns
        words round. What is chosen is in the address: copy it to show somebody the same.
      </p>
      <button type="button" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}

interface TermsProps {
  readonly title: string;
  readonly terms: readonly (readonly [term: string, meaning: string])[];
}

const Terms = ({ title, terms }: TermsProps) => (
  <>
    <h3>{title}</h3>
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
  </>
);
