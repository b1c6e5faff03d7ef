/** Gives focus to the element that an address's fragment names, or to the page's main element, without moving the view. */
export function focusTarget(hash: string): void {
  const place = (hash && document.getElementById(hash)) || document.getElementById('main');
  if (!place) return;
  // A section takes focus only where it is told to.
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
