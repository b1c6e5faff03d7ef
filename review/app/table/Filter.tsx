import type { ReactNode } from 'react';

interface FilterProps {
  /** The column's. */
  readonly label: string;
  readonly kind: 'choice' | 'number' | 'text';
  readonly value: unknown;
  /** Everything that the column holds. */
  readonly choices: () => readonly unknown[];
  readonly onChange: (value: unknown) => void;
}

/**
 * The filter under a column's heading: a range for figures, a choice for kinds, a search for text.
 */
export function Filter({
  label,
  kind,
  value,
  choices,
  onChange,
}: FilterProps): ReactNode {
  if (kind === 'choice')
    return (
      <select
        aria-label={`Only ${label}`}
        value={String(value ?? '')}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">any</option>
        {[...new Set(choices())].sort().map((choice) => (
          <option key={String(choice)}>{String(choice)}</option>
        ))}
      </select>
    );
  if (kind === 'text')
    return (
      <input
        type="search"
        aria-label={`${label} contains`}
        placeholder=" "
        value={String(value ?? '')}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  const range = Array.isArray(value) ? value.map(String) : ['', ''];
  return (
    <span className="range">
      {['least', 'most'].map((end, index) => (
        <input
          key={end}
          type="number"
          step="any"
          aria-label={`${label}, at ${end}`}
          placeholder={index === 0 ? '≥' : '≤'}
          value={range[index]}
          onChange={({ target }) => onChange(range.with(index, target.value))}
        />
      ))}
    </span>
  );
}
