type Child = Node | string | number | null | undefined | false | readonly Child[];
type Properties = Readonly<Record<string, string | number | boolean | undefined | ((event: Event) => void)>>;

/** Makes an element. Properties are attributes; functions are listeners for the event of that name. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  setProperties(element, properties);
  appendTo(element, children);
  return element;
}

/** The same for drawings. */
export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  properties: Properties = {},
  ...children: Child[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  setProperties(element, properties);
  appendTo(element, children);
  return element;
}

function setProperties(element: Element, properties: Properties): void {
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== undefined && value !== false) element.setAttribute(name, String(value));
  }
}

function appendTo(parent: Element, children: readonly Child[]): void {
  for (const child of children) {
    if (Array.isArray(child)) appendTo(parent, child as readonly Child[]);
    else if (child instanceof Node) parent.append(child);
    else if (child !== null && child !== undefined && child !== false) parent.append(String(child));
  }
}

/** A wide table or drawing that scrolls by itself and can be reached by keyboard. */
export function scroller(label: string, ...children: Child[]): HTMLElement {
  return h('div', { class: 'scroller', role: 'region', 'aria-label': label, tabindex: 0 }, ...children);
}
