import { towns } from '../../src/domain/towns.ts';
import type { Rule } from '../model.ts';
import { eachPage } from './each-page.ts';

const labels = towns.map(({ label }) => label);
const vowel = labels.filter((label) => /^[AEIOU]/.test(label)).join('|');
const consonant = labels.filter((label) => /^[^AEIOU]/.test(label)).join('|');
const wrong = new RegExp(`\\b(?:[Aa] (?:${vowel})|[Aa]n (?:${consonant}))\\b`);

export const wrongArticle: Rule = {
  id: 'wrong-article',
  title: 'Wrong article before a town',
  why: '"A Exeter patio" tells every reader that a machine has put the name in.',
  todo: 'Write {{aTown}} in the template in place of the article and the name.',
  check: eachPage(({ reading }) => {
    const texts = [...reading.titles, ...reading.descriptions, ...reading.blocks.map(({ text }) => text)];
    return texts.flatMap((text) => {
      const found = wrong.exec(text);
      return found
        ? [
            {
              what: `"${found[0]}" has the wrong article`,
              where: text.slice(Math.max(0, found.index - 30), found.index + 50),
            },
          ]
        : [];
    });
  }),
};
