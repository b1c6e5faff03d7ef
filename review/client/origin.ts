import type { Origin } from '../types.ts';
import { h } from './dom.ts';
import { sourceLink } from './links.ts';

/** `templates/<service>/intro/3.hbs` as "intro, variant 3". */
export function originText({ source, part }: Origin): string {
  const variant = /\/(\d+)\.hbs$/.exec(source)?.[1];
  return [source, part && `(${part}${variant ? `, variant ${variant}` : ''})`].filter(Boolean).join(' ');
}

/** Where a sentence comes from, as a small list. */
export function originDetails(origin: Origin): HTMLElement {
  const variant = /\/(\d+)\.hbs$/.exec(origin.source)?.[1];
  const rows: [string, string | HTMLElement[]][] = [
    ['Source', [sourceLink(origin.source)]],
    ...(origin.part ? [['Part', origin.part] as [string, string]] : []),
    ...(variant ? [['Variant', variant] as [string, string]] : []),
    ['Fields', origin.fields.length > 0 ? origin.fields.map((field) => h('div', {}, sourceLink(field))) : 'none'],
  ];
  return h(
    'dl',
    {},
    rows.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
  );
}
