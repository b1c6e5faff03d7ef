/*
 * Input before hydration. Links, questions, the menu and radio buttons work without script. Presses
 * of other controls are recorded, and replayed once their part of the page is hydrated.
 */

/** Elements that were pressed and wait for `replayEarlyClicks`. */
export const pressed = new Set<HTMLElement>();
const links: HTMLElement[] = [];
const watch = new AbortController();

/** Starts recording presses. Also moves the line of a comparison and enables the quiz's Next. */
export function recordEarlyInput(): void {
  const options = { capture: true, signal: watch.signal };
  const record = (element: HTMLElement) => {
    pressed.add(element);
    // Tells the visitor that the press was noticed.
    element.dataset.pressed = '';
  };
  addEventListener(
    'click',
    ({ target }) => {
      const control = (target as Element).closest?.<HTMLElement>(
        '[type=button]:not([popovertarget]),[data-event]',
      );
      if (!control) return;
      if (control.dataset.event) links.push(control);
      else record(control);
    },
    options,
  );
  addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      record(event.submitter ?? (event.target as HTMLElement));
    },
    options,
  );
  addEventListener(
    'input',
    ({ target }) => {
      const { type, value, form, parentElement } = target as HTMLInputElement;
      if (type === 'range')
        parentElement?.style.setProperty('--edge', `${value}%`);
      // The quiz's first step is answered.
      if (type === 'radio')
        form
          ?.querySelector<HTMLButtonElement>('[type=submit]')
          ?.removeAttribute('disabled');
    },
    options,
  );
}

/** Stops recording, since the application handles every press from now on. */
export const endEarlyInput = (): void => watch.abort();

/** Returns and clears the tracked links that were pressed, once per press. They need no replay. */
export const takeEarlyLinks = (): HTMLElement[] => links.splice(0);
