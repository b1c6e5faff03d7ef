/*
 * If something changed the page before hydration, as extensions and phones do, React renders the
 * page again. This module carries over what the visitor did in the document's own elements, and
 * keeps one head.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLDetailsElement;

/** The document's fields with the part of the page they belong to, until that is hydrated. */
const fields = new Map<Field, string>();
let headTags: readonly Element[] = [];

/** Notes what the document came with. Called once, before hydration. */
export function noteDocument(): void {
  headTags = [
    ...document.head.querySelectorAll('title, meta, link[rel=canonical]'),
  ];
  for (const field of document.querySelectorAll<Field>(
    'input, textarea, details',
  ))
    fields.set(
      field,
      field.closest<HTMLElement>('[data-later]')?.dataset.later ?? 'page',
    );
}

/** Hands over a part of the page that is hydrated now: `page`, or a section's name. */
export function carryOver(part: string): void {
  for (const [field, itsPart] of fields) {
    if (itsPart !== part) continue;
    fields.delete(field);
    const twin = field.isConnected ? undefined : twinOf(field);
    if (twin) copyState(field, twin);
  }
  if (part === 'page') keepOneHead();
}

const attributes = ['type', 'name', 'property', 'rel', 'aria-label'];

/** Describes an element, to tell it from others of its kind. */
const describe = (element: Element): string =>
  [
    element.localName,
    // The name of questions that close each other is new in each rendering.
    ...(element.localName === 'details' ? [] : attributes).map((name) =>
      element.getAttribute(name),
    ),
    isChoice(element) && element.value,
    // The title's text may have been translated.
    element.localName !== 'title' && element.textContent,
  ].join();

const isChoice = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /radio|checkbox/.test(element.type);

/** The element that replaces one that React has removed. */
export function twinOf<Kind extends Element>(old: Kind): Kind | undefined {
  const wanted = describe(old);
  return [...document.querySelectorAll<Kind>(old.localName)].find(
    (element) => element !== old && describe(element) === wanted,
  );
}

/** Repeats a visitor's input, so that React hears of it. */
function copyState(from: Field, to: Field): void {
  if (from instanceof HTMLDetailsElement)
    (to as HTMLDetailsElement).open = from.open;
  else if (isChoice(from)) {
    if (from.checked && !from.defaultChecked) to.click();
  } else if (from.value !== from.defaultValue) {
    // By the prototype's setter: with the element's own, React would hear of no change.
    const prototype = Object.getPrototypeOf(to) as object;
    Reflect.set(prototype, 'value', from.value, to);
    to.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Removes each head tag that React has made another of. */
function keepOneHead(): void {
  const tags = [...document.head.children];
  const added = tags.filter((tag) => !headTags.includes(tag)).map(describe);
  for (const old of headTags) if (added.includes(describe(old))) old.remove();
  headTags = [];
}
