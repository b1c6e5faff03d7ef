import type { Rule } from '../model.ts';
import { eachPage } from './each-page.ts';

const marks =
  /\{\{|\}\}|\$\{|<%|%>|<!--page-|\[object Object\]|\bundefined\b|\bNaN\b|\blorem ipsum\b|\b(?:TODO|FIXME|XXX|TBC)\b/i;

export const templateMarks: Rule = {
  id: 'template-marks',
  title: 'Template marks left over',
  why: 'A mark or an "undefined" in the text shows every reader that nobody has read the page.',
  todo: 'Find the template or component that wrote it and give it its value.',
  check: eachPage(({ reading, html }) => {
    const places: [string, string][] = [
      ...reading.titles.map((text): [string, string] => ['title', text]),
      ...reading.descriptions.map((text): [string, string] => ['meta description', text]),
      ...reading.blocks.map(({ tag, text }): [string, string] => [tag, text]),
      ...reading.images.map(({ alt = '' }): [string, string] => ['img alt', alt]),
      ...reading.links.map(({ href }): [string, string] => ['a href', href]),
      ['source', /<!--page-[a-z]*-->/.exec(html)?.[0] ?? ''],
    ];
    return places.flatMap(([place, text]) => {
      const found = marks.exec(text);
      return found
        ? [
            {
              what: `"${found[0]}" is left over`,
              where: `${place}: ${around(text, found.index)}`,
              cause: `${place} ${text}`,
            },
          ]
        : [];
    });
  }),
};

const around = (text: string, index: number) => text.slice(Math.max(0, index - 30), index + 40);
