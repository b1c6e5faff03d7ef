import type { AnyRouter } from '@tanstack/react-router';
import { answerFirst } from '../ui/answer-first.ts';

/** A pointer that stays this long on a link is likely to press it. */
const HOVER_MS = 50;

/**
 * Follows links between pages inside the application, and loads what the next page needs when a visitor is about to press one.
 * A few listeners on the document serve every link: the router's own link component costs a third of a page's rendering.
 * Returns how to stop.
 */
export function followLinks(document: Document, router: AnyRouter): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // While capturing: React ends the way of an event in a section that is not hydrated yet.
  const early = { capture: true, signal };
  document.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      const target = pageOf(event);
      if (!link || !target || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      if (
        target.to === location.pathname &&
        `#${target.hash}` === (location.hash || '#')
      )
        returnTo(target.hash);
      // Making the next page, and fading into it, holds every paint up.
      else void answerFirst(link, () => router.navigate(target));
    },
    early,
  );

  const preload = (event: Event) => {
    const target = pageOf(event);
    // Pressing the link tries again, and tells the visitor what is wrong.
    if (target) router.preloadRoute({ to: target.to }).catch(() => undefined);
  };
  let hovering: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener(
    'mouseover',
    (event) => {
      clearTimeout(hovering);
      if (pageOf(event)) hovering = setTimeout(preload, HOVER_MS, event);
    },
    early,
  );
  document.addEventListener('focusin', preload, early);
  document.addEventListener('touchstart', preload, { ...early, passive: true });
  return () => {
    clearTimeout(hovering);
    stop.abort();
  };
}

/** Back to the start of what is shown already, which the router takes for no change. */
function returnTo(hash: string): void {
  if (hash) document.getElementById(hash)?.scrollIntoView();
  else scrollTo({ top: 0 });
  focusTarget(hash);
}

/** Gives focus to the element that an address's fragment names, or to the page's main element, without moving the view. */
export function focusTarget(hash: string): void {
  const place =
    (hash && document.getElementById(hash)) || document.getElementById('main');
  if (!place) return;
  // A section takes focus only where it is told to.
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Around a text, or around a place on a map. */
type Link = HTMLElement | SVGElement;

const linkOf = ({ target }: Event) =>
  target instanceof Element
    ? target.closest<Link>('a[href^="/"]:not([target], [download])')
    : null;

/** The page that the link around an event's target leads to. Files, addresses with a query, other sites and other tabs are the browser's. */
function pageOf(
  event: Event,
): { readonly to: string; readonly hash: string } | undefined {
  const link = linkOf(event);
  if (!link) return undefined;
  const { origin, pathname, search, hash } = new URL(
    link.getAttribute('href') ?? '',
    location.origin,
  );
  if (origin !== location.origin || search !== '' || /\.\w+$/.test(pathname))
    return undefined;
  return { to: pathname, hash: hash.slice(1) };
}

/** A press that a browser would follow in the same tab. */
function isPlain({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
