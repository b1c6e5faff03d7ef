import type { AnyRouter } from '@tanstack/react-router';
import { withPressedState } from '../ui/pressed-state.ts';

/** Milliseconds. A pointer that rests this long on a link will probably press it. */
const HOVER_MS = 50;

/**
 * Navigates within the application when a visitor follows a link, and preloads the page on hover,
 * focus or touch. The document hears links in generated HTML, on maps and in sections not yet
 * hydrated too. The router's own component cannot be used there.
 * @returns a function that removes the listeners
 */
export function followLinks(document: Document, router: AnyRouter): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // Capture, since React stops the propagation of events in sections that are not hydrated yet.
  const capture = { capture: true, signal };
  document.addEventListener(
    'click',
    (event) => {
      const target = pageOf(event);
      if (!target || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      const { link, to, hash } = target;
      const current = router.latestLocation;
      const isCurrent = to === current.pathname && hash === current.hash;
      if (isCurrent) return scrollToTarget(hash);
      // Shown as pressed first, since rendering the next page and fading to it block painting.
      void withPressedState(link, () => router.navigate({ to, hash }));
    },
    capture,
  );

  const preload = (event: Event) => {
    const target = pageOf(event);
    // A failed preload is ignored: pressing the link loads the page again and shows any error.
    if (target) router.preloadRoute({ to: target.to }).catch(() => undefined);
  };
  let hovering: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener(
    'mouseover',
    (event) => {
      clearTimeout(hovering);
      if (pageOf(event)) hovering = setTimeout(preload, HOVER_MS, event);
    },
    capture,
  );
  document.addEventListener('focusin', preload, capture);
  document.addEventListener('touchstart', preload, {
    ...capture,
    passive: true,
  });
  return () => {
    clearTimeout(hovering);
    stop.abort();
  };
}

/** Scrolls the current page to a fragment or to its top, which the router does not do. */
function scrollToTarget(hash: string): void {
  if (hash) document.getElementById(hash)?.scrollIntoView();
  else scrollTo({ top: 0 });
  focusTarget(hash);
}

/** Focuses the element that a fragment names, or the page's main element, without scrolling. */
export function focusTarget(hash: string): void {
  const named = hash ? document.getElementById(hash) : null;
  const target = named ?? document.getElementById('main');
  if (!target) return;
  // Without a tabindex a section cannot be focused.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Links on maps are SVG elements. */
type Link = HTMLElement | SVGElement;

interface LinkedPage {
  readonly link: Link;
  readonly to: string;
  readonly hash: string;
}

/**
 * Returns the link that an event happened on and the page it leads to. Undefined for links that the
 * browser handles: to files, other sites and URLs with a query, or in a new tab.
 */
function pageOf({ target }: Event): LinkedPage | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest<Link>('a[href^="/"]:not([target], [download])');
  if (!link) return undefined;
  const { origin, pathname, search, hash } = new URL(
    link.getAttribute('href') ?? '',
    location.origin,
  );
  const isFile = /\.\w+$/.test(pathname);
  const isElsewhere = origin !== location.origin;
  if (isElsewhere || search !== '' || isFile) return undefined;
  return {
    link,
    to: pathname,
    hash: hash.slice(1),
  };
}

/** Whether the browser would open the link in the same tab: a left click without modifier keys. */
function isPlain({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean {
  const hasModifier = metaKey || ctrlKey || shiftKey || altKey;
  return button === 0 && !hasModifier;
}
