/** Marks the links to a town, on the map and in the list alike, and the map while it has one that is marked. */
function light(area: HTMLElement, href?: string | null): void {
  for (const link of area.querySelectorAll('a'))
    link.toggleAttribute('data-lit', link.getAttribute('href') === href);
  const map = area.querySelector('.area-map');
  map?.toggleAttribute('data-lit', map.querySelector('[data-lit]') !== null);
}

const isNamed = (link: Element) => {
  const name = link.querySelector('.map-label');
  return !name || getComputedStyle(name).visibility === 'visible';
};

/** Marks a town while it is pointed at, touched or focused. Returns how to stop. */
export function lightTowns(area: HTMLElement): () => void {
  const stop = new AbortController();
  // On the window: React ends the way of an event on the map, whose script waits for a touch.
  const options = { capture: true, passive: false, signal: stop.signal };
  const isIn = ({ target }: Event) =>
    target instanceof Element && area.contains(target);
  const linkOf = (event: Event) =>
    isIn(event) ? (event.target as Element).closest('a') : null;
  /** The town whose name the present touch has brought up. */
  let named: Element | null = null;

  // A finger on a dot without a name asks which town it is. It comes over the dot before it is down on it, when the name is there already.
  addEventListener(
    'pointerover',
    (event) => {
      const isTouch = event.pointerType === 'touch';
      const link = linkOf(event);
      named = isTouch && link && !isNamed(link) ? link : null;
      // A mouse that has left marks nothing; a finger always leaves.
      if (isIn(event) || !isTouch) light(area, link?.getAttribute('href'));
    },
    options,
  );
  addEventListener(
    'focusin',
    (event) => isIn(event) && light(area, linkOf(event)?.getAttribute('href')),
    options,
  );
  // The touch that brought a name up is no press on its link yet; the next one is.
  addEventListener(
    'touchend',
    (event) => {
      if (named && named === linkOf(event)) event.preventDefault();
      named = null;
    },
    options,
  );
  return () => stop.abort();
}
