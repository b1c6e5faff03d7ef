/** Highlights a town's links, on the map and in the list, and tells the map whether it has one. */
function highlight(area: HTMLElement, town: Element | null): void {
  const href = town?.getAttribute('href');
  for (const link of area.querySelectorAll('a'))
    link.toggleAttribute('data-lit', link.getAttribute('href') === href);
  const map = area.querySelector('.area-map');
  map?.toggleAttribute('data-lit', map.querySelector('[data-lit]') !== null);
}

const showsName = (link: Element) => {
  const name = link.querySelector('.map-label');
  return !name || getComputedStyle(name).visibility === 'visible';
};

/**
 * Highlights a town while it is pointed at, touched or focused.
 * @returns a function that stops it
 */
export function highlightTowns(area: HTMLDivElement): () => void {
  const stop = new AbortController();
  // Capture on the window, since React stops events on the map until its script is there.
  const options = { capture: true, passive: false, signal: stop.signal };
  const isIn = ({ target }: Event) =>
    target instanceof Element && area.contains(target);
  const linkOf = (event: Event) =>
    isIn(event) ? (event.target as Element).closest('a') : null;
  /** The link whose name the current touch has shown. */
  let justNamed: Element | null = null;

  addEventListener(
    'pointerover',
    (event) => {
      const isTouch = event.pointerType === 'touch';
      const link = linkOf(event);
      // The same touch comes over the link again once its name is drawn.
      if (link !== justNamed)
        justNamed = isTouch && link && !showsName(link) ? link : null;
      // A mouse that leaves ends the highlight, a lifted finger does not.
      if (isIn(event) || !isTouch) highlight(area, link);
    },
    options,
  );
  addEventListener(
    'focusin',
    (event) => isIn(event) && highlight(area, linkOf(event)),
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
