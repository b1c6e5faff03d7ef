import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { business } from '#site/business.ts';
import { assertDefined } from '../../core/domain/assert-defined.ts';
import { addressOf, useAddress } from './address.ts';
import { Menu } from './links.tsx';
import { pages } from './page/pages.tsx';
import { changes } from './views/changes.tsx';
import { findings } from './views/findings.tsx';
import type { View } from './views/list-view.tsx';
import { lists } from './views/lists.tsx';
import { overview } from './views/overview.tsx';

/** The views, in the order of the menu. */
const views: readonly View[] = [overview, pages, findings, changes, ...lists];

/** The menu beside every view. A new view is focused and named in the window's title. */
function Report() {
  const { view } = useAddress();
  const { id, label, lede, Content } =
    views.find((each) => each.id === view) ?? overview;
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = `${label} – review of ${business.name}`;
    main.current?.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [label]);
  return (
    <div className="shell">
      <button
        type="button"
        className="skip"
        onClick={() => main.current?.focus()}
      >
        Skip to the content
      </button>
      <header className="side">
        <h1>
          <span className="quiet">Review of</span> {business.name}
        </h1>
        <Menu
          className="views"
          label="Views"
          items={views}
          current={id}
          hrefOf={addressOf}
        />
      </header>
      <main ref={main} tabIndex={-1}>
        {/* The overview scrolls as a page. In other views the tables scroll. */}
        <div className={id === '' ? 'view' : 'view full'}>
          <header>
            <h2>{label}</h2>
            <p className="lede">{lede}</p>
          </header>
          <Content />
        </div>
      </main>
    </div>
  );
}

createRoot(assertDefined(document.getElementById('root'), '#root')).render(
  <Report />,
);
