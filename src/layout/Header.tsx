import { useEffect, useRef, useState } from 'react';
import { trackPress } from '../analytics/link-clicks.ts';
import { business } from '#site/business.ts';
import { visit } from '#site/words/visit.ts';
import { trade } from '#site/trade.ts';
import { paths } from '../../core/domain/pages.ts';
import { AppLink, useCurrentPath } from '../ui/AppLink.tsx';
import { CloseIcon, MenuIcon, PhoneIcon } from '../ui/icons.tsx';
import { Mark } from '../ui/Mark.tsx';
import { PhoneLink, QuoteLink } from './ContactLinks.tsx';

const SCROLL_THRESHOLD_PX = 30;

/** A longer name is shown smaller, on several lines. */
const isLongName = business.shortName.length > 16;

const links = [
  { label: 'Home', to: paths.home },
  { label: 'Services', to: paths.services },
  { label: 'Gallery', to: paths.gallery },
  { label: 'Our Guarantee', to: paths.guarantee },
  { label: 'Areas We Serve', to: paths.areas },
];

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(scrollY > SCROLL_THRESHOLD_PX);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  return scrolled;
}

/** Closes the menu. Browsers from before 2024 may lack popovers; the footer has the links too. */
const closeMenu = (menu: HTMLElement | null) => menu?.hidePopover?.();

/**
 * The site's header. It is fixed, and its background changes once the page has scrolled. The mobile
 * menu is a native popover, so it works without script.
 */
export function Header() {
  const scrolled = useScrolled();
  const page = useCurrentPath();
  const menu = useRef<HTMLElement>(null);
  const openedOn = useRef(page);
  useEffect(() => {
    menu.current?.addEventListener('focusout', ({ relatedTarget }) => {
      // An open menu would cover the focused element. The menu's button closes it anyway.
      const leavesMenu =
        relatedTarget instanceof Element &&
        !relatedTarget.closest('#mobile-menu, [popovertarget]');
      if (leavesMenu) closeMenu(menu.current);
    });
  }, []);
  useEffect(() => {
    // Only on a new page, not when the effect first runs.
    if (openedOn.current !== page) closeMenu(menu.current);
  }, [page]);

  return (
    <header data-scrolled={scrolled} className="site-header no-print">
      <div className="header-bar">
        <AppLink
          to={paths.home}
          className="flex min-w-0 items-center gap-3 text-ink no-underline"
          aria-label={`${business.shortName} ${trade.name}, home`}
        >
          <Mark className="size-[36px] shrink-0 lg:size-11" />
          <span className="font-display leading-none font-bold tracking-tight">
            <span className="brand-name" data-long={isLongName || undefined}>
              {business.shortName}
            </span>{' '}
            <span className="brand-trade">{trade.name}</span>
          </span>
        </AppLink>

        {/* What is shown depends on the room that the name leaves: see the style sheet. */}
        <div className="header-room">
          <div className="header-items">
            <nav aria-label="Main" className="header-nav">
              {links.map(({ label, to }) => (
                <AppLink key={to} to={to} className="nav-link">
                  {label}
                </AppLink>
              ))}
            </nav>
            <PhoneLink label="header_cta" className="header-call">
              <PhoneIcon className="size-5" />
              <span className="header-number">{business.phone}</span>
            </PhoneLink>
            <QuoteLink
              className="header-quote button button-go"
              {...trackPress('cta_click', 'header_cta')}
            >
              {visit.request}
            </QuoteLink>
            <PhoneLink
              label="header_mobile_cta"
              aria-label={`Call ${business.phone}`}
              className="header-phone"
            >
              <PhoneIcon />
            </PhoneLink>
            <button
              type="button"
              popoverTarget="mobile-menu"
              aria-label="Menu"
              className="header-toggle group"
            >
              <MenuIcon className="menu-closed size-7" />
              <CloseIcon className="menu-open size-7" />
            </button>
          </div>
        </div>
      </div>

      <nav
        ref={menu}
        id="mobile-menu"
        popover="auto"
        onBeforeToggle={({ newState }) => {
          // The location changes before the new page is rendered.
          if (newState === 'open') openedOn.current = location.pathname;
        }}
        aria-label="Mobile"
        className="menu-panel"
      >
        <ul>
          {links.map(({ label, to }) => (
            <li key={to}>
              <AppLink
                to={to}
                onClick={() => closeMenu(menu.current)}
                className="menu-link"
              >
                {label}
              </AppLink>
            </li>
          ))}
        </ul>
        <QuoteLink
          className="button button-go mt-4 mb-2 w-full"
          onClick={() => closeMenu(menu.current)}
          {...trackPress('cta_click', 'header_mobile_cta')}
        >
          {visit.request}
        </QuoteLink>
      </nav>
    </header>
  );
}
