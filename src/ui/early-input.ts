/*
 * Input in parts of the page that are not hydrated yet. Links, questions, the menu and radio buttons
 * work without script. Presses of other controls are recorded, and replayed once their part is
 * hydrated. A part is `page`, or the name of a section that hydrates later.
 */

/** Elements that were pressed and wait for `replayEarlyClicks`. */
export const pressed = new Set<HTMLElement>();
const links: HTMLElement[] = [];

/** Parts that React handles, or is about to. */
const live = new Set<string>();

let hasInput = false;

/** Whether the visitor pressed or changed anything in a part that was not hydrated. */
export const hasEarlyInput = (): boolean => hasInput;

/** Whether React handles the page, apart from sections that hydrate later. */
export const isPageLive = (): boolean => live.has('page');

/** Returns the part of the page that an element belongs to. */
export const partOf = (element: Element): string =>
  element.closest<HTMLElement>('[data-later]')?.dataset.later ?? 'page';

/** Whether React handles an element's part. */
export const isLive = (element: Element): boolean => live.has(partOf(element));

/** Starts recording presses. Also moves the line of a comparison and enables the quiz's Next. */
export function recordEarlyInput(): void {
  const record = (event: Event, element: HTMLElement) => {
    // React would drop the press, or hydrate the section for it and answer it twice.
    event.stopPropagation();
    pressed.add(element);
    // Tells the visitor that the press was noticed.
    element.dataset.pressed = '';
  };
  const listen = <Name extends 'click' | 'submit' | 'input'>(
    name: Name,
    take: (event: WindowEventMap[Name], target: Element) => void,
  ) =>
    addEventListener(
      name,
      (event) => {
        const target = event.target as Element;
        if (isLive(target)) return;
        hasInput = true;
        take(event, target);
      },
      true,
    );
  listen('click', (event, target) => {
    const control = target.closest<HTMLElement>(
      '[type=button]:not([popovertarget]),[data-event]',
    );
    if (!control) return;
    if (!control.dataset.event) record(event, control);
    else if (!isPageLive()) links.push(control);
  });
  listen('submit', (event, target) => {
    event.preventDefault();
    record(event, event.submitter ?? (target as HTMLElement));
  });
  listen('input', (_event, target) => {
    const { type, value, form, parentElement } = target as HTMLInputElement;
    if (type === 'range')
      parentElement?.style.setProperty('--edge', `${value}%`);
    // The quiz's first step is answered.
    if (type === 'radio')
      form
        ?.querySelector<HTMLButtonElement>('[type=submit]')
        ?.removeAttribute('disabled');
  });
}

/** Stops recording in a part, which React handles from now on. */
export const endEarlyInput = (part: string): unknown => live.add(part);

/** Returns and clears the tracked links that were pressed, once per press. They need no replay. */
export const takeEarlyLinks = (): HTMLElement[] => links.splice(0);
