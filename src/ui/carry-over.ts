import { partOf } from './early-input.ts';

/*
 * If an extension or a phone has changed the page before hydration, React renders it anew. This
 * module copies the visitor's input from the document's elements to the new ones, and removes
 * duplicate head tags.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLDetailsElement;

/** The document's fields, each with its part of the page, until that part is hydrated. */
const fields = new Map<Field, string>();
let headTags: readonly Element[] = [];

/** Records the document's fields and head tags. Called once, before hydration. */
export function noteDocument(): void {
  headTags = [
    ...document.head.querySelectorAll('title, meta, link[rel=canonical]'),
  ];
  for (const field of document.querySelectorAll<Field>(
    'input, textarea, details',
  ))
    fields.set(field, partOf(field));
}

/** Copies input to a part of the page that has just hydrated: `page`, or a section's name. */
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
    // The `name` that groups questions differs in each rendering.
    ...(element.localName === 'details' ? [] : attributes).map((name) =>
      element.getAttribute(name),
    ),
    isChoice(element) && element.value,
    // The title's text may have been translated.
    element.localName !== 'title' && element.textContent,
  ].join();

const isChoice = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /radio|checkbox/.test(element.type);

/** Finds the element that replaced one that React has removed. */
export function twinOf<Kind extends Element>(old: Kind): Kind | undefined {
  const wanted = describe(old);
  return [...document.querySelectorAll<Kind>(old.localName)].find(
    (element) => element !== old && describe(element) === wanted,
  );
}

/** Repeats a visitor's input on the new element, so that React notices it. */
function copyState(from: Field, to: Field): void {
  if (from instanceof HTMLDetailsElement)
    (to as HTMLDetailsElement).open = from.open;
  else if (isChoice(from)) {
    if (from.checked && !from.defaultChecked) to.click();
  } else if (from.value !== from.defaultValue) {
    // React replaces the element's own setter and would not notice a change made through it.
    const prototype = Object.getPrototypeOf(to) as object;
    Reflect.set(prototype, 'value', from.value, to);
    to.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Removes each of the document's head tags that React has duplicated. */
function keepOneHead(): void {
  const tags = [...document.head.children];
  const added = tags.filter((tag) => !headTags.includes(tag)).map(describe);
  for (const old of headTags) if (added.includes(describe(old))) old.remove();
  headTags = [];
}
