import { isDeepStrictEqual } from 'node:util';
import { countOf } from '../../src/domain/text/count-of.ts';
import { towns } from '../../src/domain/towns.ts';
import { writtenDay } from '../../supabase/functions/_shared/moment.ts';
import { longDate } from '../../src/domain/text/long-date.ts';
import { pageDataId } from '../../src/domain/rendering.ts';
import { nearest } from '../../src/domain/text/nearest.ts';
import { patternOfNames } from '../../src/domain/text/masked-words.ts';
import { snapshotFile } from '../../src/domain/pages.ts';
import type { Change } from '../types.ts';
import { contentPathOf } from '../../snapshots/plan/page-data.ts';
import { listOf, parseJson } from '../read/structured-data.ts';
import { comparePages } from '../changes/compare-states.ts';
import { eachMatch, matchesIn, rulesAbout, shorten } from './rule.ts';

const mark =
  /\{\{|\}\}|\$\{|<%|%>|<!--page-|\[object Object\]|\b(?:[Uu]ndefined|NaN|[Ll]orem ipsum|TODO|todo|FIXME|fixme|XXX|TBC|tbc)\b/g;

/** Text that was read in another encoding; in Welsh a quote may follow an â. */
const broken =
  /(?:\uFFFD|[\u0080-\u009F]|(?:[ÂÃ]|â(?![‘’]))[\u0080-\u00BF\u0152-\u0192\u2013-\u2122]|ï»¿)\S*/g;
const escapedTwice = /&(?:[a-z]{2,8}|#x?[\da-f]+);\S*/g;
/** Small words that no sentence has twice in a row. */
const doubled =
  /\b(an?|and|at|by|for|from|it|of|or|our|the|to|we|with|you|your) \1\b/gi;
/** Letters that look like Latin ones. */
const alike = '[\\u0400-\\u04FFΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]';
const mixed = new RegExp(`(?:[A-Za-z]${alike}|${alike}[A-Za-z])\\S*`, 'g');
const unseen = /[\u200B\u2060\uFEFF]\S*/g;
const unseenText = eachMatch(unseen, 'contains an invisible character');
const brokenText = eachMatch(broken, 'was saved in another encoding');
const escapedText = eachMatch(escapedTwice, 'was escaped twice');
const mixedText = eachMatch(mixed, 'mixes two alphabets');

/**
 * A capitalised word inside a sentence; at the start, any word is capitalised. Shorter words are
 * too much like others.
 */
const name = /(?<=[\p{Ll}\d,] )[A-Z]\p{Ll}{5,}(?![\p{L}@])/gu;
const labels = towns.map(({ label }) => label);
const partsOfNames = new Set(labels.flatMap((label) => label.split(/[ -]/)));
const meantBy = new Map<string, string | undefined>();
/** Returns the town that a word misspells by one letter. Each word is looked up only once. */
function misspelledTown(word: string): string | undefined {
  const isName = partsOfNames.has(word);
  if (!meantBy.has(word))
    meantBy.set(word, isName ? undefined : nearest(word, labels, 1));
  return meantBy.get(word);
}
/** A hidden block of fewer words is a label. */
const MANY_WORDS = 10;
const date = /\b0?(\d{1,2})(?:st|nd|rd|th)? ([A-Z][a-z]{2})[a-z]* (\d{4})\b/g;
const daysIn = (text: string) =>
  Array.from(text.matchAll(date), ([, ...parts]) => parts.join(' '));

/**
 * Returns a pattern for the wrong article before one of these towns. It matches nothing if there
 * are no towns.
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
  return new RegExp(wrong.join('|') || '(?!)', 'g');
}

/** The hash by which a manifest holds a long value. */
const longValue = /^#[\da-f]{8}\b/;

/** Returns the offset of the word in which two texts begin to differ. */
function beginningOfEdit(before: string, after: string): number {
  let same = 0;
  while (same < after.length && after[same] === before[same]) same += 1;
  return before.slice(0, same).lastIndexOf(' ') + 1;
}

/** Describes a change that was made to a built page. */
function editOf(before: string, after: string): string {
  const start = beginningOfEdit(before, after);
  const was = `"${shorten(before.slice(start))}"`;
  const is = `"${shorten(after.slice(start))}"`;
  const isLong = longValue.test(before) && longValue.test(after);
  if (isLong) return 'A long value was changed after the build';
  if (before === '') return `${is} was added after the build`;
  if (after === '') return `${was} was removed after the build`;
  return `${was} was changed to ${is} after the build`;
}

export const wordingRules = rulesAbout('text', {
  'heading-outline': {
    about: 'headings',
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
    why: 'A reader meets â€™ in place of an apostrophe, or &amp; in a title; a name with a letter of another alphabet is found by no search.',
    todo: 'Save the file as UTF-8, escape the text once, or type the word again.',
    checkPage: (page, site) => [
      brokenText({ ...page, said: [...page.said, ...page.sent] }, site),
      escapedText(page, site),
      mixedText(page, site),
      unseenText(page, site),
    ],
  },
  'doubled-word': {
    isOfEveryPage: true,
    title: 'A word that is doubled',
    why: 'A slip like "to to" tells readers that nobody has read the page.',
    todo: 'Take one out, in the profile, template or component that has both.',
    checkPage: eachMatch(doubled, 'is doubled'),
  },
  'wrong-date': {
    isOfEveryPage: true,
    title: 'A date that differs from its element’s',
    why: 'Search engines take the date from the element, readers from its words.',
    todo: 'Make both from one value.',
    checkPage: ({ times }) =>
      times.map(({ datetime, text, live }) => {
        const [meant] = daysIn(longDate(writtenDay(datetime) ?? ''));
        const shown = daysIn(text);
        const isOther = meant && shown.length > 0 && !shown.includes(meant);
        const what = `The words say ${text}, the element ${datetime}`;
        return isOther && { what, where: `time: ${text}`, live };
      }),
  },
  'hidden-text': {
    isOfEveryPage: true,
    title: 'A hidden block of words',
    why: 'Words that only search engines can read count as spam.',
    todo: 'Show the words, or take them out.',
    checkPage: ({ concealed }) =>
      concealed
        .filter(({ text }) => text.split(' ').length >= MANY_WORDS)
        .map(({ tag, text: where, live }) => ({
          what: `A style hides the words of a ${tag}`,
          where,
          live,
        })),
  },
  'misspelled-town': {
    isOfEveryPage: true,
    onlyWarns: true,
    title: 'A name that looks like a town’s, misspelt',
    why: 'Nobody who lives there trusts a page that misspells the name.',
    todo: 'Correct the name; accept the finding if it is another place.',
    checkPage: ({ said }) =>
      said
        .flatMap((text) => matchesIn(text, name, misspelledTown))
        .map(({ found, ...place }) => {
          const what = `"${found}" looks like ${misspelledTown(found)}`;
          return { what, cause: what, ...place };
        }),
  },
  'wrong-article': {
    isOfEveryPage: true,
    title: 'Wrong article before a town',
    why: '"A" before a vowel, as in "a Oxford patio", tells readers that a machine put the name in.',
    todo: 'Write {{aTown}} in the template in place of the article and the name.',
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
  'not-as-built': {
    isOfEveryPage: true,
    title: 'A page that is not as the build made it',
    why: 'Somebody or something changed it afterwards: nobody has written or checked what it says now.',
    todo: 'Build again and upload the whole folder; stop whatever rewrites the pages.',
    checkPage: ({ page, path, entry }, { built, altered }) => {
      const made = built.get(path)?.();
      const changes = made && entry ? comparePages(made, entry) : [];
      const file = `/${snapshotFile(page)}`;
      if (changes.length === 0 && altered.has(file)) {
        const what =
          'The file was changed after the build, though its words, data and links inside the site are the same';
        return { what, where: file, cause: what };
      }
      // Of many changes only the first is told, and a title tells most of a page.
      const isOther = ({ kind }: Change) => Number(kind !== 'title');
      const sorted = changes.toSorted((a, b) => isOther(a) - isOther(b));
      return sorted.map(({ kind, part, before, after }) => ({
        what: editOf(before, after),
        where: `${[kind, part].join(' ').trim()}: ${shorten(after || before)}`,
        // The same change of many pages differs by their own paths, and by hashes.
        cause: `${kind} ${part} ${before} ${after}`
          .replaceAll(path, '~')
          .replace(/#[\da-f]{8}/g, '#'),
      }));
    },
  },
  'missing-text': {
    title: 'What was written for the page is not on it',
    why: 'The page was damaged after it was made, or part of it does not show, so visitors and crawlers miss it.',
    todo: 'Build again; if the finding stays, fix the component that leaves the text out.',
    checkPage: ({ provenance, said }) => {
      const shown = said.map(({ text }) => text).join('\n');
      const missing = [...provenance.sentences].filter(
        ([sentence]) => !shown.includes(sentence),
      );
      const [[where, { part }] = ['', { part: '' }]] = missing;
      const sentences = countOf(missing.length, 'sentence');
      const what = `The page lacks ${sentences} written for it, the first in its ${part}`;
      return where !== '' && { what, where };
    },
  },
  'other-content': {
    title: 'A content file that differs from its page',
    why: 'Visitors who come from another page are shown the file’s words, everybody else the page’s.',
    todo: 'Build again, and upload the whole folder.',
    checkPage: ({ page, pageData, titles }, { captured }) => {
      const file = contentPathOf(page);
      if (file === undefined) return undefined;
      const [entry] = listOf(parseJson(pageData));
      const [, shown = {}] = listOf(entry);
      const { seo } = shown as { readonly seo?: { readonly title: string } };
      if (seo?.title !== titles[0])
        return {
          what: 'The data that the page hydrates with is missing, or another page’s',
          where: `${pageDataId}: ${seo?.title}`,
        };
      if (!captured.files.has(file))
        return { what: `${file} does not exist`, where: file };
      const isSame = isDeepStrictEqual(parseJson(captured.html(file)), shown);
      return (
        !isSame && { what: `${file} is not what the page shows`, where: file }
      );
    },
  },
});
