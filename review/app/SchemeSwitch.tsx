import { useLayoutEffect, useState } from 'react';
import { keepSetting, readSetting } from './settings.ts';

const schemes = { '': 'As the system', light: 'Light', dark: 'Dark' } as const;

/** Light, dark, or as the system says. */
export function SchemeSwitch() {
  const [scheme, setScheme] = useState(() => readSetting('scheme'));
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = scheme;
    keepSetting('scheme', scheme);
  }, [scheme]);
  return (
    <label>
      <span className="quiet">Colours</span>{' '}
      <select value={scheme} onChange={({ target }) => setScheme(target.value)}>
        {Object.entries(schemes).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
