import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Help } from './Help.tsx';
import { openFindings, report } from './report.ts';
import { addressOf, readSetting, writeSetting } from './state.ts';

/** Views of the menu with the number of what they hold. */
const menu: readonly (readonly [view: string, label: string, count?: number])[] = [
  ['', 'Overview'],
  ['pages', 'Pages', report.pages.length],
  ['findings', 'Findings', openFindings.length],
  ['changes', 'Changes', report.changes.length],
  ['search', 'Search'],
  ['own', 'Own share'],
  ['similarity', 'Similarity'],
  ['variants', 'Variants', report.variants.length],
  ['links', 'Links'],
  ['anchors', 'Anchors'],
  ['pictures', 'Pictures', report.pictures.length],
  ['crawlers', 'Crawlers'],
  ['claims', 'Claims', report.claims.length],
  ['speed', 'Speed'],
];

/** The menu beside every view. A new view is focused and named in the window's title. */
export function Shell() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const heading = main.current?.querySelector('h2')?.textContent ?? 'Overview';
    document.title = `${heading} – review of ${report.siteName}`;
    main.current?.scrollTo(0, 0);
    if (!isFirst.current) main.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [pathname]);
  return (
    <div className="shell">
      <a
        className="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to the content
      </a>
      <header className="side">
        <h1>
          <span className="quiet">Review of</span> {report.siteName}
        </h1>
        <nav aria-label="Views">
          <ul>
            {menu.map(([view, label, count]) => (
              <li key={view}>
                <a href={addressOf(view)} aria-current={pathname === `/${view}` ? 'page' : undefined}>
                  {label}
                  {count !== undefined && <span className="count">{count}</span>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="tools">
          <SchemeSwitch />
          <Help />
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}

/** Light, dark, or as the system says. */
function SchemeSwitch() {
  const [scheme, setScheme] = useState(() => readSetting('scheme'));
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = scheme;
    writeSetting('scheme', scheme);
  }, [scheme]);
  return (
    <label>
      <span className="quiet">Colours</span>{' '}
      <select value={scheme} onChange={({ target }) => setScheme(target.value)}>
        <option value="">As the system</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
  );
}
