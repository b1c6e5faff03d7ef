import type { Rule } from '../model.ts';
import { eachPage } from './each-page.ts';
import { levelOf } from './live.ts';

const marks =
  /\{\{|\}\}|\$\{|<%|%>|<!--page-|\[object Object\]|\bundefined\b|\bNaN\b|\blorem ipsum\b|\b(?:TODO|FIXME|XXX|TBC)\b/i;

type Place = [place: string, text: string, live: boolean];

export const templateMarks: Rule = {
  id: 'template-marks',
  title: 'Template marks left over',
  why: 'A mark or an "undefined" in the text shows every reader that nobody has read the page.',
  todo: 'Find the template or component that wrote it and give it its value.',
  check: eachPage(({ reading, html }) => {
    const places: Place[] = [
      ...reading.titles.map((text): Place => ['title', text, false]),
      ...reading.descriptions.map((text): Place => ['meta description', text, false]),
      ...reading.blocks.map(({ tag, text, live }): Place => [tag, text, live]),
      ...reading.images.map(({ alt = '', live }): Place => ['img alt', alt, live]),
      ...reading.links.map(({ href, live }): Place => ['a href', href, live]),
      ['source', /<!--page-[a-z]*-->/.exec(html)?.[0] ?? '', false],
    ];
    return places.flatMap(([place, text, live]) => {
      const found = marks.exec(text);
      return found
        ? [
            {
              what: `"${found[0]}" is left over`,
              where: `${place}: ${around(text, found.index)}`,
              cause: `${place} ${text}`,
              ...levelOf(live),
            },
          ]
        : [];
    });
  }),
};

const around = (text: string, index: number) => text.slice(Math.max(0, index - 30), index + 40);
