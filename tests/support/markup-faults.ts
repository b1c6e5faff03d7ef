import { Element, type Document } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { elements } from './built-site.ts';

/** Attributes that name elements of the same page by their ids, separated by spaces. */
const references = [
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'for',
  'form',
  'headers',
  'list',
  'popovertarget',
];

/**
 * Returns the ids that a page names but does not have, and the drawings, groups and sections
 * without a name. axe and html-validate report none of these.
 */
export function markupFaults(document: Document): string[] {
  const all = DomUtils.findAll(() => true, document.children);
  const ids = new Set(all.map(({ attribs }) => attribs.id));
  const missing = all
    .flatMap(idsNamedBy)
    .filter((id) => !ids.has(id))
    .map((id) => `no element has the id ${id}`);
  const nameless = all
    .filter((element) => needsName(element) && !isNamed(element))
    .map(
      (element) => `no name: ${DomUtils.getOuterHTML(element).slice(0, 160)}`,
    );
  return [...missing, ...nameless];
}

function idsNamedBy({ attribs }: Element): string[] {
  const named = references.flatMap((name) => attribs[name]?.split(/\s+/) ?? []);
  const fragment = /^#(.+)/.exec(attribs.href ?? '')?.[1];
  return fragment === undefined
    ? named
    : [...named, decodeURIComponent(fragment)];
}

/** Whether an element is a drawing that is not hidden, a group, or a section with a heading. */
function needsName(element: Element): boolean {
  if (['svg', 'img', 'canvas'].includes(element.name))
    return !isHidden(element);
  if (element.attribs.role === 'group') return true;
  const isSection = ['section', 'nav', 'aside', 'dialog'].includes(
    element.name,
  );
  return isSection && elements(element, 'h1', 'h2', 'h3').length > 0;
}

const isHidden = (element: Element): boolean =>
  element.attribs['aria-hidden'] === 'true' ||
  (element.parent instanceof Element && isHidden(element.parent));

/** An empty `alt` says that a picture is decoration. */
const isNamed = ({ attribs }: Element) =>
  ['aria-label', 'aria-labelledby', 'alt'].some((name) => name in attribs);
