import type { AppRouter } from './router.tsx';

let fading: ViewTransition | undefined;

/** Lets one page fade into the next where the browser knows how and the visitor welcomes motion. */
export function fadeBetweenPages(router: AppRouter): void {
  router.startViewTransition = (update) => {
    const from = router.state.resolvedLocation?.pathname;
    const isChange =
      from !== undefined && from !== router.latestLocation.pathname;
    // Fading would hold a page up that nobody comes from, as on the first load.
    if (
      !isChange ||
      !('startViewTransition' in document) ||
      matchMedia('(prefers-reduced-motion: reduce)').matches
    )
      return update();
    fading = document.startViewTransition(update);
    // Rejects where the visitor goes on before the fading begins, or where the tab is hidden: nobody waits for it.
    fading.ready.catch(() => undefined);
    return fading.updateCallbackDone;
  };
  addEventListener('pointerdown', endFading, true);
  addEventListener('click', aimThrough, true);
}

/** A press ends the fading, so that its release finds the page: a menu takes one beside it for the wish to close. */
function endFading({ target }: Event): void {
  if (target === document.documentElement) fading?.skipTransition();
}

/**
 * While pages fade a browser takes every press for the document's, also one that ends when they have faded: it is passed to what lies
 * beneath. At any other time the document itself is nowhere to be pressed.
 */
function aimThrough(event: MouseEvent): void {
  const { target, isTrusted, clientX, clientY } = event;
  if (target !== document.documentElement || !isTrusted) return;
  endFading(event);
  // Not its `click()`, which an icon inside a button does not have.
  const press = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    clientX,
    clientY,
  });
  document.elementFromPoint(clientX, clientY)?.dispatchEvent(press);
}
