import { countOf } from '../../core/domain/text/count-of.ts';
import { towns } from '../../core/domain/towns.ts';
import { patternOfNames } from '../../core/domain/text/masked-words.ts';
import { eachMatch, rulesById } from './rule.ts';

const mark =
  /\{\{|\}\}|\[[A-Z ]+\]|\$\{|<%|%>|<!--page-|\[object Object\]|\b(?:[Uu]ndefined|NaN|[Ll]orem ipsum|TODO|FIXME|XXX|TBC)\b/g;

/** Text that was read in another encoding, where in Welsh a quote may follow an â, or unseen. */
const broken =
  /(?:[\uFFFD\u200B\u2060\uFEFF\u0080-\u009F]|(?:[ÂÃ]|â(?![‘’]))[\u0080-\u00BF\u0152-\u0192\u2013-\u2122]|ï»¿)\S*/g;
const escapedTwice = /&(?:[a-z]{2,8}|#x?[\da-f]+);\S*/g;
/** Small words that no sentence has twice in a row. */
const doubled =
  /\b(an?|and|at|by|for|from|it|of|or|our|the|to|we|with|you|your) \1\b/gi;
const brokenText = eachMatch(
  broken,
  'was saved in another encoding, or holds an invisible character',
);
const escapedText = eachMatch(escapedTwice, 'was escaped twice');

const labels = towns.map(({ label }) => label);

/** Returns a pattern for the wrong article before a word or one of these towns. */
export function wrongArticle(labels: readonly string[]): RegExp {
  const before = (article: string, beginning: RegExp) => {
    const names = labels.filter((label) => beginning.test(label));
    return names.length === 0 ? [] : [`\\b${article} ${patternOfNames(names)}`];
  };
  const wrong = [
    '\\b[Aa] (?!one|once|eu)[aeio][a-z]+',
    '\\b[Aa]n (?!h(?:our|on|eir))[b-df-hj-np-tv-z][a-z]+',
    ...before('[Aa]', /^[AEIOU]/),
    ...before('[Aa]n', /^[^AEIOU]/),
  ];
  return new RegExp(wrong.join('|'), 'g');
}

export const wordingRules = rulesById({
  'heading-outline': {
    isOfEveryPage: true,
    title: 'Headings do not make an outline',
    why: 'Readers with a screen reader move by headings, and crawlers read them as the table of contents.',
    todo: 'Use one h1 for the subject, go down one level at a time, and leave no heading empty.',
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
            words: { text },
          }
        );
      });
      return [mains.length !== 1 && { what, where, cause: what }, ofOthers];
    },
  },
  'template-marks': {
    isOfEveryPage: true,
    title: 'Template tags left over',
    why: 'A tag or an "undefined" in the text shows readers that nobody has checked the page.',
    todo: 'Find the template or component that wrote it and fill in the value.',
    checkPage: eachMatch(mark, 'is left over'),
  },
  'broken-characters': {
    isOfEveryPage: true,
    title: 'Broken characters',
    why: 'A reader meets â€™ in place of an apostrophe, or &amp; in a title; a character that nobody sees hides a word from every search.',
    todo: 'Save the file as UTF-8, escape the text once, or type the word again.',
    checkPage: (page, site) => [
      brokenText(page, site),
      escapedText(page, site),
    ],
  },
  'doubled-word': {
    isOfEveryPage: true,
    title: 'A word that is doubled',
    why: 'A slip like "to to" tells readers that nobody has read the page.',
    todo: 'Take one out, in the profile, template or component that has both.',
    checkPage: eachMatch(doubled, 'is doubled'),
  },
  'wrong-article': {
    isOfEveryPage: true,
    title: 'Wrong article',
    why: '"A" before a vowel, as in "a Oxford patio", tells readers that a machine put the word in.',
    todo: 'Correct it; before a town, write {{aTown}} in the template.',
    checkPage: eachMatch(wrongArticle(labels), 'has the wrong article'),
  },
  unwritten: {
    title: 'Starter pack: what is not written yet',
    why: 'A visitor would read [[ and what somebody meant to write there.',
    todo: 'Write what each [[…]] of the file asks for, in its place.',
    checkSite: ({ unwritten }) =>
      unwritten.map(({ file, marks }) => ({
        path: file,
        what: `Not written yet: ${countOf(marks.length, 'placeholder')}`,
        where: marks.slice(0, 3).join(' | '),
        cause: file,
        source: file,
      })),
  },
});
