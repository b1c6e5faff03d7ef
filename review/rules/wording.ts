import type { Rule } from '../types.ts';
import { eachPage, levelOf } from './rule.ts';
import { patternOfNames } from '../../src/domain/words/masked-words.ts';
import { createUnwrittenFinder } from '../../generator/starter/unwritten.ts';
import { region } from '../../site/region.ts';
import { services } from '../../src/domain/services.ts';
import { towns } from '../../src/domain/towns.ts';

const headingOutline: Rule = {
  id: 'heading-outline',
  about: 'headings',
  title: 'Headings do not make an outline',
  why: 'Readers with a screen reader move by headings, and crawlers read them as the table of contents.',
  todo: 'Use one h1 for the subject and go down one level at a time; leave no heading empty.',
  check: eachPage(({ reading }) => {
    const faults: { what: string; where: string; cause?: string }[] = [];
    const mains = reading.headings.filter(({ level }) => level === 1);
    if (mains.length !== 1)
      faults.push({
        what: `There are ${mains.length} main headings`,
        where: mains.map(({ text }) => `h1: ${text}`).join('; ') || 'h1',
        cause: `${mains.length} main headings`,
      });
    reading.headings.forEach(({ level, text }, index) => {
      const before = reading.headings[index - 1];
      if (text === '')
        faults.push({
          what: 'A heading is empty',
          where: `h${level}, heading ${index + 1}`,
          cause: `empty h${level} after ${before?.text}`,
        });
      if (before && level > before.level + 1) {
        faults.push({
          what: `An h${level} follows an h${before.level}`,
          where: `h${level}: ${text}`,
          cause: `h${level} ${text}`,
        });
      }
    });
    return faults;
  }),
};

const marks =
  /\{\{|\}\}|\$\{|<%|%>|<!--page-|\[object Object\]|\bundefined\b|\bNaN\b|\blorem ipsum\b|\b(?:TODO|FIXME|XXX|TBC)\b/i;

type Place = [place: string, text: string, live: boolean];

const templateMarks: Rule = {
  id: 'template-marks',
  about: 'text',
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

/** Finds the wrong article before one of these towns. Without a town of that beginning there is nothing to find. */
export function articleFault(labels: readonly string[]): (text: string) => RegExpExecArray | undefined {
  const before = (article: string, beginning: RegExp) => {
    const names = labels.filter((label) => beginning.test(label));
    return names.length === 0 ? [] : [`${article} ${patternOfNames(names)}`];
  };
  const wrong = [...before('[Aa]', /^[AEIOU]/), ...before('[Aa]n', /^[^AEIOU]/)];
  if (wrong.length === 0) return () => undefined;
  const pattern = new RegExp(`\\b(?:${wrong.join('|')})`);
  return (text) => pattern.exec(text) ?? undefined;
}

const faultIn = articleFault(towns.map(({ label }) => label));

const wrongArticle: Rule = {
  id: 'wrong-article',
  about: 'text',
  title: 'Wrong article before a town',
  why: '"A" before a vowel, as in "a Oxford patio", tells every reader that a machine has put the name in.',
  todo: 'Write {{aTown}} in the template in place of the article and the name.',
  check: eachPage(({ reading }) => {
    const texts = [
      ...[...reading.titles, ...reading.descriptions].map((text) => ({ text, live: false })),
      ...reading.blocks,
    ];
    return texts.flatMap(({ text, live }) => {
      const found = faultIn(text);
      return found
        ? [
            {
              what: `"${found[0]}" has the wrong article`,
              where: text.slice(Math.max(0, found.index - 30), found.index + 50),
              ...levelOf(live),
            },
          ]
        : [];
    });
  }),
};

const unwrittenIn = createUnwrittenFinder(
  services.map(({ name }) => name),
  region.county,
);

const unwritten: Rule = {
  id: 'unwritten',
  about: 'text',
  title: 'Words of the starter pack that nobody has changed',
  why: 'They say what any place could say, or ask the owner to write something: a visitor should read neither.',
  todo: 'Write the town’s profile in site/profiles, the template, or the text in site/words, in the place of the starter’s.',
  check: eachPage(({ reading }) =>
    reading.blocks.flatMap(({ text }) =>
      unwrittenIn(text).map(({ sentence, template }) => ({
        what: `"${sentence}" was written by the starter`,
        where: sentence,
        cause: template ?? sentence,
        // True of any trade, so that it may stand until there is time.
        ...(template && { level: 'warning' as const }),
      })),
    ),
  ),
};

export const wordingRules: readonly Rule[] = [headingOutline, templateMarks, wrongArticle, unwritten];
