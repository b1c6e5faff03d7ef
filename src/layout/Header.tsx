import { useEffect, useRef, useState } from 'react';
import { trackPress } from '../analytics/link-clicks.ts';
import { business } from '#site/business.ts';
import { visit } from '#site/words/visit.ts';
import { trade } from '#site/trade.ts';
import { paths } from '../domain/pages.ts';
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

        <nav aria-label="Main" className="hidden items-center gap-1 xl:flex">
          {links.map(({ label, to }) => (
            <AppLink key={to} to={to} className="nav-link">
              {label}
            </AppLink>
          ))}
        </nav>

        <div className="hidden shrink-0 items-center gap-4 lg:ml-auto lg:flex xl:ml-0">
          <PhoneLink label="header_cta" className="header-call">
            <PhoneIcon className="size-5" />
            {business.phone}
          </PhoneLink>
          <QuoteLink
            className="button button-go px-5 py-2 whitespace-nowrap"
            {...trackPress('cta_click', 'header_cta')}
          >
            {visit.request}
          </QuoteLink>
        </div>

        <div className="flex shrink-0 items-center gap-1 xl:hidden">
          <PhoneLink
            label="header_mobile_cta"
            aria-label={`Call ${business.phone}`}
            className="grid size-[48px] place-items-center text-ink lg:hidden"
          >
            <PhoneIcon />
          </PhoneLink>
          <button
            type="button"
            popoverTarget="mobile-menu"
            aria-label="Menu"
            className="group grid size-[48px] place-items-center"
          >
            <MenuIcon className="menu-closed size-7" />
            <CloseIcon className="menu-open size-7" />
          </button>
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
