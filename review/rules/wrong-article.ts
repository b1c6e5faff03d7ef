import { towns } from '../../src/domain/towns.ts';
import type { Rule } from '../model.ts';
import { eachPage } from './each-page.ts';
import { levelOf } from './live.ts';

/** Finds the wrong article before one of these towns. Without a town of that beginning there is nothing to find. */
export function articleFault(labels: readonly string[]): (text: string) => RegExpExecArray | undefined {
  const before = (article: string, beginning: RegExp) => {
    const names = labels.filter((label) => beginning.test(label));
    return names.length === 0 ? [] : [`${article} (?:${names.join('|')})`];
  };
  const wrong = [...before('[Aa]', /^[AEIOU]/), ...before('[Aa]n', /^[^AEIOU]/)];
  if (wrong.length === 0) return () => undefined;
  const pattern = new RegExp(`\\b(?:${wrong.join('|')})\\b`);
  return (text) => pattern.exec(text) ?? undefined;
}

const faultIn = articleFault(towns.map(({ label }) => label));

export const wrongArticle: Rule = {
  id: 'wrong-article',
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
