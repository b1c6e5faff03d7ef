import type { PointerEvent, SyntheticEvent, TouchEvent } from 'react';

const linkOf = ({ target }: SyntheticEvent) => (target instanceof Element ? target.closest('a') : null);

/** Marks a town on the map and in the list alike while it is pointed at, touched or focused. */
export function lightUp(event: SyntheticEvent<HTMLElement>): void {
  const href = linkOf(event)?.getAttribute('href');
  for (const link of event.currentTarget.querySelectorAll('a'))
    link.toggleAttribute('data-lit', link.getAttribute('href') === href);
}

/** A mouse that has left marks nothing; a finger always leaves. */
export function putOut({ pointerType, currentTarget }: PointerEvent<HTMLElement>): void {
  if (pointerType !== 'mouse') return;
  for (const link of currentTarget.querySelectorAll('[data-lit]')) link.removeAttribute('data-lit');
}

const isNamed = (link: Element) => {
  const name = link.querySelector('.map-label');
  return !name || getComputedStyle(name).visibility === 'visible';
};

/** The town whose name the present touch has brought up. */
let named: Element | null = null;

/** A finger on a dot without a name asks which town it is. */
export function touch(event: PointerEvent<HTMLElement>): void {
  const link = linkOf(event);
  named = event.pointerType === 'touch' && link && !isNamed(link) ? link : null;
  lightUp(event);
}

/** The touch that brought a name up is no press on its link yet; the next one is. */
export function stayToName(event: TouchEvent<HTMLElement>): void {
  if (named && named === linkOf(event)) event.preventDefault();
  named = null;
}
