/** What becomes of the page's own texts: they stand in other elements, or stand aside for those of another language. */
export type Translation = 'wrapped' | 'replaced';

/** Does to each text of the page, and to each that comes, what a browser's translator does, but for the language. Runs inside the page. */
export function translate(translation: Translation): void {
  const take = (text: Text) => {
    if (!text.parentElement || text.parentElement.closest('font, script, style, textarea') || !text.data.trim()) return;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(translation === 'wrapped' ? text : text.data);
  };
  const takeAll = (root: Node) => {
    if (root instanceof Text) return take(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) take(text);
  };
  takeAll(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) takeAll(node);
  }).observe(document.body, { childList: true, subtree: true });
}
