/*
 * What a visitor does before the application has taken over. Most controls work by themselves: links, questions, the menu,
 * radio buttons. Buttons that need script are noted and pressed again by the part of the page they belong to.
 */

const pressed = new Set<HTMLElement>();
const links: HTMLElement[] = [];
const watch = new AbortController();

/** Starts noting presses; what the platform can answer is answered at once. */
export function noteEarlyInput(): void {
  const options = { capture: true, signal: watch.signal };
  const note = (element: HTMLElement) => {
    pressed.add(element);
    // Shown, so that the visitor sees that it was heard.
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
      else note(control);
    },
    options,
  );
  addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      note(event.submitter ?? (event.target as HTMLElement));
    },
    options,
  );
  addEventListener(
    'input',
    ({ target }) => {
      const { type, value, form, parentElement } = target as HTMLInputElement;
      if (type === 'range')
        parentElement?.style.setProperty('--edge', `${value}%`);
      // The question of the first step is answered.
      if (type === 'radio')
        form
          ?.querySelector<HTMLButtonElement>('[type=submit]')
          ?.removeAttribute('disabled');
    },
    options,
  );
}

/** Ends the noting: from here on the application hears every press itself. */
export const endEarlyInput = (): void => watch.abort();

/** Links that were followed early and whose press is an event, once for each press. The platform has answered them. */
export const takeEarlyLinks = (): HTMLElement[] => links.splice(0);

/** Clicks again what was clicked early: in a form that is hydrated, or on the page outside of forms. */
export function replayEarlyClicks(part: HTMLElement): void {
  for (const element of pressed) {
    const form = element.closest('form');
    if ((form ?? document.body) !== part) continue;
    pressed.delete(element);
    delete element.dataset.pressed;
    if (form && (element === form || element.matches('[type=submit]')))
      form.requestSubmit();
    else element.click();
  }
}
