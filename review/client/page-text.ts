import type { ReportBlock, ReportPage } from '../report-types.ts';
import { h } from './dom.ts';
import { originDetails } from './origin.ts';
import { originOf, textOf } from './store.ts';

/**
 * The text of the main element. Pointing at a sentence, or moving to it with the arrow keys, shows
 * its origin; one sentence at a time is in the tab order.
 */
export function pageText(page: ReportPage): HTMLElement {
  const details = h(
    'div',
    { class: 'origin', id: 'origin', 'aria-live': 'polite' },
    h('p', {}, 'Point at a sentence, or move through them with the arrow keys, to see where it comes from.'),
  );
  const sentences: HTMLElement[] = [];
  const show = (sentence: HTMLElement, origin: number) => {
    for (const other of sentences) {
      other.classList.toggle('current', other === sentence);
      other.tabIndex = other === sentence ? 0 : -1;
    }
    details.replaceChildren(originDetails(originOf(origin)));
  };
  const blockElement = ({ tag, text, sentences: ranges }: ReportBlock) => {
    const full = textOf(text);
    const spans = ranges.flatMap(([start, end, origin]) => {
      const sentence: HTMLElement = h(
        'span',
        {
          class: `sentence ${originKind(origin)}`,
          tabindex: sentences.length === 0 ? 0 : -1,
          focus: () => show(sentence, origin),
          mouseenter: () => show(sentence, origin),
        },
        full.slice(start, end),
      );
      sentences.push(sentence);
      return [sentence, ' '];
    });
    return h(
      'p',
      {
        class: `block ${/^h[1-6]$/.test(tag) || tag === 'summary' ? 'block-heading' : ''} ${tag === 'li' ? 'block-item' : ''}`,
      },
      h('span', { class: 'tag' }, tag),
      h('span', {}, spans),
    );
  };
  const text = h(
    'div',
    {
      class: 'page-text',
      role: 'group',
      'aria-label': 'Text of the page',
      keydown: (event) => {
        const { key } = event as KeyboardEvent;
        const current = sentences.indexOf(document.activeElement as HTMLElement);
        const next = { ArrowDown: current + 1, ArrowRight: current + 1, ArrowUp: current - 1, ArrowLeft: current - 1 }[
          key
        ];
        if (next === undefined || current < 0 || !sentences[next]) return;
        event.preventDefault();
        sentences[next].focus();
      },
    },
    page.blocks.map(blockElement),
  );
  return h('div', { class: 'text-and-origin' }, text, details, legend());
}

function originKind(index: number): string {
  const { source, fields } = originOf(index);
  if (!source.endsWith('.hbs')) return source.endsWith('.json') ? 'from-profile' : 'from-component';
  return fields.some((field) => /\.(?:note|setting|summary)$|: setting$/.test(field))
    ? 'from-profile'
    : fields.length > 0
      ? 'from-both'
      : 'from-template';
}

function legend(): HTMLElement {
  const kinds = [
    ['from-template', 'template alone'],
    ['from-both', 'template with fields'],
    ['from-profile', 'the town’s profile'],
    ['from-component', 'page component'],
  ] as const;
  return h(
    'ul',
    { class: 'legend', 'aria-label': 'Colours' },
    kinds.map(([kind, name]) => h('li', {}, h('span', { class: `sentence ${kind}` }, name))),
  );
}
