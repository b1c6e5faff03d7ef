import type { AppRouter } from './router.tsx';

/** The last transition that the application began, if a browser does not expose the active one. */
let transition: ViewTransition | undefined;

/**
 * Fades between pages, in browsers with view transitions and unless the visitor prefers less
 * motion.
 */
export function fadeBetweenPages(router: AppRouter): void {
  router.startViewTransition = (update) => {
    const from = router.state.resolvedLocation?.pathname;
    const isNewPage =
      from !== undefined && from !== router.latestLocation.pathname;
    // There is no page to fade from on the first load, and fading would delay it.
    if (
      !isNewPage ||
      !('startViewTransition' in document) ||
      matchMedia('(prefers-reduced-motion: reduce)').matches
    )
      return update();
    transition = document.startViewTransition(update);
    // Rejects if the visitor navigates again first, or the tab is hidden. Nothing depends on it.
    transition.ready.catch(() => undefined);
    return transition.updateCallbackDone;
  };
  // Also while the browser itself fades, after a full load.
  addEventListener('pointerdown', skipTransition, true);
  addEventListener('click', passToPage, true);
}

/**
 * Ends the transition when a pointer is pressed, so that its release reaches the page. A release on
 * the document element would close an open menu.
 */
function skipTransition({ target }: Event): void {
  if (target !== document.documentElement) return;
  const active = document.activeViewTransition ?? transition;
  active?.skipTransition();
}

/**
 * Passes a click on to the element under the pointer. A click that starts during a view transition
 * reaches the document element instead, which cannot be clicked otherwise.
 */
function passToPage(event: MouseEvent): void {
  const { target, isTrusted, clientX, clientY } = event;
  if (target !== document.documentElement || !isTrusted) return;
  skipTransition(event);
  // Not `click()`, which SVG elements such as icons do not have.
  const click = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    clientX,
    clientY,
  });
  document.elementFromPoint(clientX, clientY)?.dispatchEvent(click);
}
