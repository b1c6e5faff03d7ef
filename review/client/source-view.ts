import { countOf } from '../count-of.ts';
import type { ReportPage } from '../report-types.ts';
import { readAddress } from './address.ts';
import { dataTable } from './data-table.ts';
import { h } from './dom.ts';
import { pageLink, sourceLink } from './links.ts';
import { data, originOf, textOf } from './store.ts';

interface Use {
  readonly page: ReportPage;
  readonly part: string;
  readonly text: string;
  readonly fields: readonly string[];
}

/** Whether an origin is the file itself, or one of its fields, `file: field`. */
const uses = (index: number, wanted: string) => {
  const { source, fields } = originOf(index);
  return source === wanted || fields.some((field) => field === wanted || field.startsWith(`${wanted}: `));
};

/** Every sentence that a template, a profile or a field of one has a part in. */
function usesOf(wanted: string): Use[] {
  const known = new Map<number, boolean>();
  const isUsed = (origin: number) => {
    const isKnown = known.get(origin) ?? uses(origin, wanted);
    known.set(origin, isKnown);
    return isKnown;
  };
  return data.pages.flatMap((page) => {
    const use = (origin: number, text: string): Use[] =>
      isUsed(origin) ? [{ page, part: originOf(origin).part, text, fields: originOf(origin).fields }] : [];
    return [
      ...use(page.titleOrigin, textOf(page.title)),
      ...use(page.descriptionOrigin, textOf(page.description)),
      ...page.blocks.flatMap(({ text, sentences }) =>
        sentences.flatMap(([start, end, origin]) => use(origin, textOf(text).slice(start, end))),
      ),
    ];
  });
}

/** From a template or a profile's field to every page that uses it, with its text there. */
export function sourceView(): HTMLElement {
  const wanted = readAddress().state.get('file') ?? '';
  const found = usesOf(wanted);
  const pages = new Set(found.map(({ page }) => page)).size;
  const [file = ''] = wanted.split(': ');
  return h(
    'section',
    { 'aria-labelledby': 'view' },
    h('h2', { id: 'view', class: 'path' }, wanted || 'No source'),
    h(
      'p',
      { class: 'lede' },
      found.length === 0
        ? 'No sentence of a page names this file.'
        : `${countOf(found.length, 'sentence')} on ${countOf(pages, 'page')}.`,
    ),
    file !== wanted && h('p', {}, 'All of ', sourceLink(file)),
    found.length > 0 &&
      dataTable<Use>({
        label: 'Pages that use it',
        name: 'uses',
        rows: found,
        columns: [
          { label: 'Page', value: ({ page }) => page.path, show: ({ page }) => pageLink(page) },
          { label: 'Part', value: ({ part }) => part },
          { label: 'Text', value: ({ text }) => text },
          {
            label: 'Fields',
            value: ({ fields }) => fields.join(' '),
            show: ({ fields }) =>
              h(
                'span',
                {},
                fields.flatMap((field, index) => [index > 0 && ', ', sourceLink(field)]),
              ),
          },
        ],
      }),
  );
}
