import { countOf } from '../count-of.ts';
import { towns } from '../../src/domain/towns.ts';
import { patternOfNames } from '../../src/domain/text/masked-words.ts';
import { eachMatch, rulesAbout } from './rule.ts';

const mark =
  /\{\{|\}\}|\$\{|<%|%>|<!--page-|\[object Object\]|\bundefined\b|\bNaN\b|\blorem ipsum\b|\b(?:TODO|FIXME|XXX|TBC)\b/i;

/**
 * The wrong article before one of these towns. Matches nothing if no town starts with such a
 * letter.
 */
export function wrongArticle(labels: readonly string[]): RegExp {
  const before = (article: string, beginning: RegExp) => {
    const names = labels.filter((label) => beginning.test(label));
    return names.length === 0 ? [] : [`\\b${article} ${patternOfNames(names)}`];
  };
  const wrong = [
    ...before('[Aa]', /^[AEIOU]/),
    ...before('[Aa]n', /^[^AEIOU]/),
  ];
  return new RegExp(wrong.join('|') || '(?!)');
}

export const wordingRules = rulesAbout('text', {
  'heading-outline': {
    about: 'headings',
    isOfEveryPage: true,
    title: 'Headings do not make an outline',
    why: 'Readers with a screen reader move by headings, and crawlers read them as the table of contents.',
    todo: 'Use one h1 for the subject and go down one level at a time; leave no heading empty.',
    checkPage: ({ headings }) => {
      const mains = headings.filter(({ level }) => level === 1);
      const what = `There are ${mains.length} main headings`;
      const where = `h1: ${mains.map(({ text }) => text).join('; ')}`;
      const ofOthers = headings.map(({ level, text }, index) => {
        const before = headings[index - 1] ?? { level, text: '' };
        if (text === '')
          return {
            what: 'A heading is empty',
            where: `h${level} after ${before.text}`,
            cause: before.text,
          };
        return (
          level > before.level + 1 && {
            what: `An h${level} follows an h${before.level}`,
            where: `h${level}: ${text}`,
          }
        );
      });
      return [mains.length !== 1 && { what, where, cause: what }, ofOthers];
    },
  },
  'template-marks': {
    isOfEveryPage: true,
    title: 'Template marks left over',
    why: 'A mark or an "undefined" in the text shows every reader that nobody has read the page.',
    todo: 'Find the template or component that wrote it and give it its value.',
    checkPage: eachMatch(mark, 'is left over'),
  },
  'wrong-article': {
    isOfEveryPage: true,
    title: 'Wrong article before a town',
    why: '"A" before a vowel, as in "a Oxford patio", tells every reader that a machine has put the name in.',
    todo: 'Write {{aTown}} in the template in place of the article and the name.',
    checkPage: eachMatch(
      wrongArticle(towns.map(({ label }) => label)),
      'has the wrong article',
    ),
  },
  unwritten: {
    title: 'Starter pack: what is not written yet',
    why: 'A visitor would read [[ and what somebody meant to write there.',
    todo: 'Write what each [[…]] of the file asks for, in its place.',
    checkSite: ({ unwritten }) =>
      unwritten.map(({ file, marks }) => ({
        path: file,
        what: `Not written yet: ${countOf(marks.length, 'mark')}`,
        where: marks.slice(0, 3).join(' | '),
        cause: file,
        source: file,
      })),
  },
  'missing-text': {
    title: 'What was written for the page is not on it',
    why: 'The page was damaged after it was made, or a part of it does not show: visitors and crawlers read what nobody has checked.',
    todo: 'Build again; if it stays, mend the component that leaves the text out.',
    checkPage: ({ provenance, said }) => {
      const shown = said.map(({ text }) => text).join('\n');
      const missing = [...provenance.sentences.keys()].filter(
        (sentence) => !shown.includes(sentence),
      );
      const what = `${countOf(missing.length, 'sentence')} made for the page cannot be read on it`;
      const [where] = missing;
      return where !== undefined && { what, where };
    },
  },
});
