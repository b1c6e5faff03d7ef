/** Highlights a town's links, on the map and in the list. */
function highlight(area: HTMLElement, town: Element | null): void {
  const href = town?.getAttribute('href');
  for (const link of area.querySelectorAll('a'))
    link.toggleAttribute('data-lit', link.getAttribute('href') === href);
}

const showsName = (link: Element) => {
  const name = link.querySelector('.map-label');
  return !name || getComputedStyle(name).visibility === 'visible';
};

/**
 * Highlights a town while it is pointed at, touched or focused.
 * @returns a function that removes the listeners
 */
export function highlightTowns(area: HTMLDivElement): () => void {
  const stop = new AbortController();
  // Capture on the window, since React stops events on the map until it is hydrated.
  const options = {
    capture: true,
    passive: false,
    signal: stop.signal,
  };
  const linkOf = ({ target }: Event) => {
    const isInside = target instanceof Element && area.contains(target);
    return isInside ? target.closest('a') : null;
  };
  /** The link whose name the current touch has shown. */
  let justNamed: Element | null = null;

  addEventListener(
    'pointerover',
    (event) => {
      const isTouch = event.pointerType === 'touch';
      const link = linkOf(event);
      // The same touch enters the link again once its name is drawn.
      if (link !== justNamed)
        justNamed = isTouch && link && !showsName(link) ? link : null;
      highlight(area, link);
    },
    options,
  );
  addEventListener(
    'focusin',
    (event) => highlight(area, linkOf(event)),
    options,
  );
  // A touch that shows a town's name does not follow its link. The next one does.
  addEventListener(
    'touchend',
    (event) => {
      if (justNamed && justNamed === linkOf(event)) event.preventDefault();
      justNamed = null;
    },
    options,
  );
  return () => stop.abort();
}
