/** What a page's change is seen by. */
interface ChangingRouter {
  startViewTransition: (update: () => Promise<void>) => Promise<void>;
  readonly state: { readonly resolvedLocation?: { readonly pathname: string } };
  readonly latestLocation: { readonly pathname: string };
}

/** Lets one page fade into the next where the browser knows how and the visitor welcomes motion. */
export function fadeBetweenPages(router: ChangingRouter): void {
  router.startViewTransition = (update) => {
    const from = router.state.resolvedLocation?.pathname;
    const isChange = from !== undefined && from !== router.latestLocation.pathname;
    // Fading would hold a page up that nobody comes from, as on the first load.
    if (!isChange || !('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return update();
    const fading = document.startViewTransition(update);
    const heard = new AbortController();
    addEventListener('click', (event) => aimThrough(fading, event), { capture: true, signal: heard.signal });
    const end = () => heard.abort();
    fading.finished.then(end, end);
    // Rejects where the visitor goes on before the fading begins, or where the tab is hidden: nobody waits for it.
    fading.ready.catch(() => undefined);
    return fading.updateCallbackDone;
  };
}

/** While pages fade a browser takes every press for the document's: this one is passed to what lies beneath it. */
function aimThrough(fading: ViewTransition, event: MouseEvent): void {
  const { target, isTrusted, clientX, clientY } = event;
  if (target !== document.documentElement || !isTrusted) return;
  // Where two pages fade at once it is passed on once: twice would open a menu and close it.
  event.stopImmediatePropagation();
  fading.skipTransition();
  // Not its `click()`, which an icon inside a button does not have.
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY });
  document.elementFromPoint(clientX, clientY)?.dispatchEvent(press);
}
