/** A document as lines that two takes of the same page share, attribute order aside. */
export interface PageDescription {
  /** Tags of the head that speak of the page, sorted. */
  readonly head: readonly string[];
  /** Elements and texts of the application's root, in order, indented by depth. */
  readonly dom: readonly string[];
}

/** Selector of what belongs to index.html and not to the page it shows. */
export const TEMPLATE_HEAD =
  'script:not([type="application/ld+json"]), style, meta[charset], meta[name="viewport"], meta[name="theme-color"], meta[name="build"], link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"], link[rel="preload"], link[rel="modulepreload"], link[rel="stylesheet"]';

/**
 * Describes the current document. Runs inside the page, where it is sent as text, so it uses nothing from outside
 * itself. Left out: comments (React's marks), the borders between adjacent texts, and what is inside `data-live` and `data-changed`.
 */
export function describePage(templateHead: string): PageDescription {
  // A style is the same however it is spaced. React counts its ids another way where it mounts: the nth is the nth.
  const ids = new Map<string, string>();
  const numberOf = (id: string) => {
    const number = ids.get(id) ?? `react-id-${ids.size + 1}`;
    ids.set(id, number);
    return number;
  };
  const valueOf = (element: Element, { name, value }: Attr) =>
    name === 'style' && element instanceof HTMLElement
      ? element.style.cssText
      : value.replace(/_[Rr]_[0-9a-z]*_/g, numberOf);
  const attributesOf = (element: Element) =>
    [...element.attributes]
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((attribute) => ` ${attribute.name}=${JSON.stringify(valueOf(element, attribute))}`)
      .join('');
  // The build adds the day of a page's last change to what the application says of it.
  const withoutDay = (text: string | null) => (text ?? '').replace(/"dateModified":"[\d-]+",/, '');
  const dom: string[] = [];
  const visit = (parent: Element, indent: string) => {
    let text = '';
    const endText = () => {
      if (text !== '') dom.push(`${indent}${JSON.stringify(text)}`);
      text = '';
    };
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) text += withoutDay(node.textContent);
      if (!(node instanceof Element)) continue;
      endText();
      dom.push(`${indent}<${node.localName}${attributesOf(node)}>`);
      if (!node.hasAttribute('data-live') && !node.hasAttribute('data-changed')) visit(node, `${indent} `);
    }
    endText();
  };
  const root = document.getElementById('root');
  if (root) visit(root, '');
  const head = [...document.head.children]
    .filter((element) => !element.matches(templateHead))
    .map((element) => `<${element.localName}${attributesOf(element)}>${withoutDay(element.textContent)}`)
    .sort();
  return { head, dom };
}
