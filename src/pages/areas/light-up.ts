import type { PointerEvent, SyntheticEvent, TouchEvent } from 'react';

const linkOf = ({ target }: SyntheticEvent) => (target instanceof Element ? target.closest('a') : null);

/** Marks the links to a town, on the map and in the list alike, and the map while it has one that is marked. */
function light(area: HTMLElement, href?: string | null): void {
  for (const link of area.querySelectorAll('a')) link.toggleAttribute('data-lit', link.getAttribute('href') === href);
  const map = area.querySelector('.area-map');
  map?.toggleAttribute('data-lit', map.querySelector('[data-lit]') !== null);
}

/** Marks a town while it is pointed at, touched or focused. */
export function lightUp(event: SyntheticEvent<HTMLElement>): void {
  light(event.currentTarget, linkOf(event)?.getAttribute('href'));
}

/** A mouse that has left marks nothing; a finger always leaves. */
export function putOut({ pointerType, currentTarget }: PointerEvent<HTMLElement>): void {
  if (pointerType === 'mouse') light(currentTarget);
}

const isNamed = (link: Element) => {
  const name = link.querySelector('.map-label');
  return !name || getComputedStyle(name).visibility === 'visible';
};

/** The town whose name the present touch has brought up. */
let named: Element | null = null;

/** A finger on a dot without a name asks which town it is. It comes over the dot before it is down on it, when the name is there already. */
export function pointAt(event: PointerEvent<HTMLElement>): void {
  const link = linkOf(event);
  named = event.pointerType === 'touch' && link && !isNamed(link) ? link : null;
  lightUp(event);
}

/** The touch that brought a name up is no press on its link yet; the next one is. */
export function stayToName(event: TouchEvent<HTMLElement>): void {
  if (named && named === linkOf(event)) event.preventDefault();
  named = null;
}
