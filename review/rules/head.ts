import { seoLengths } from '../../core/domain/seo-lengths.ts';
import { resultFont, textWidth } from '../read/text-width.ts';
import type { PageFinding } from '../types.ts';
import { noRepeat, rulesById } from './rule.ts';

/** Characters, and pixels in a search result on a desktop. */
const bounds = {
  title: { ...seoLengths.title, maxPixels: 580 },
  description: { ...seoLengths.description, maxPixels: 990 },
} as const;

/** Returns a finding if a title or description is missing, too short or too long. */
function lengthFault(
  name: 'title' | 'description',
  text: string,
): PageFinding | false {
  const { min, max, maxPixels } = bounds[name];
  const { length } = text;
  const pixels = textWidth(text, resultFont[name]);
  const where = `${name}: ${text}`;
  const fault = (what: string) => ({ what, where, words: name });
  if (text === '') return fault(`There is no ${name}`);
  if (length < min) return fault(`The ${name} has only ${length} characters`);
  return (
    (length > max || pixels > maxPixels) &&
    fault(`The ${name} is ${length} characters and ${pixels} pixels long`)
  );
}

export const headRules = rulesById({
  'title-length': {
    title: 'Title missing, too short or cut off',
    why: 'The title is the link people click in search results; what does not fit is cut off or replaced by the search engine.',
    todo: `Write one title of ${bounds.title.min} to ${bounds.title.max} characters and at most ${bounds.title.maxPixels} pixels.`,
    checkPage: ({ facts }) => lengthFault('title', facts.title),
  },
  'description-length': {
    title: 'Description missing, too short or cut off',
    why: 'The description is the text under the link in search results: too short wastes the room, too long is cut off in mid-sentence.',
    todo: `Write one description of ${bounds.description.min} to ${bounds.description.max} characters and at most ${bounds.description.maxPixels} pixels.`,
    checkPage: ({ facts }) => lengthFault('description', facts.description),
  },
  'duplicate-title': {
    title: 'Two pages with one title',
    why: 'Two results with the same title compete with each other, and people cannot tell them apart.',
    todo: 'Say in each title what only this page is about.',
    checkSite: noRepeat('title'),
  },
  'duplicate-description': {
    title: 'Two pages with one description',
    why: 'A repeated description tells people nothing about the page, and search engines drop it.',
    todo: 'Describe what this page has and the other has not.',
    checkSite: noRepeat('description'),
  },
  indexable: {
    isOfEveryPage: true,
    title: 'A page is kept out of search, or listed by mistake',
    why: 'A stray tag, header or line of robots.txt takes a page out of every search, and the page looks the same.',
    todo: 'Remove what is named; a page that should not be listed needs a robots tag with noindex.',
    checkPage: ({ isListed, obstacles, path }) => {
      const what = 'The page can be indexed and should not be';
      const isClosed = obstacles.some(({ isDirective }) => isDirective);
      if (!isListed) return !isClosed && { what, where: 'head' };
      return obstacles.map(({ reason, where }) => ({
        what: reason,
        where,
        // `where` names each page's own path, but the cause is the same.
        cause: reason + where.replaceAll(path, '~'),
      }));
    },
  },
});
