import { resultFont, textWidth } from '../read/text-width.ts';
import type { PageFinding } from '../types.ts';
import { eachRepeat, rulesAbout } from './rule.ts';

/** Characters, and pixels in a search result on a desktop. */
const bounds = {
  title: { min: 15, max: 60, maxPixels: 580 },
  description: { min: 110, max: 160, maxPixels: 990 },
} as const;

/** Whether a text of the head is there, long enough, and fits. */
function lengthFault(
  name: 'title' | 'description',
  text = '',
): PageFinding | false {
  const { min, max, maxPixels } = bounds[name];
  const { length } = text;
  const pixels = textWidth(text, resultFont[name]);
  const where = `${name}: ${text}`;
  if (text === '') return { what: `There is no ${name}`, where };
  if (length < min)
    return { what: `The ${name} has only ${length} characters`, where };
  const what = `The ${name} is ${length} characters and ${pixels} pixels long`;
  return (length > max || pixels > maxPixels) && { what, where };
}

const { title, description } = bounds;

export const titleRules = rulesAbout('title', {
  'title-length': {
    title: 'Title missing, too short or cut off',
    why: 'The title is the link people click in search results; what does not fit is cut off or replaced by the search engine.',
    todo: `Write one title of ${title.min} to ${title.max} characters and at most ${title.maxPixels} pixels.`,
    checkPage: ({ titles }) => lengthFault('title', titles[0]),
  },
  'description-length': {
    about: 'description',
    title: 'Description missing, doubled, too short or cut off',
    why: 'The description is the text under the link in search results: too short wastes the room, too long is cut off in mid-sentence.',
    todo: `Write one description of ${description.min} to ${description.max} characters and at most ${description.maxPixels} pixels.`,
    checkPage: ({ descriptions: [first, ...others] }) =>
      others.length === 0
        ? lengthFault('description', first)
        : {
            what: `There are ${1 + others.length} descriptions`,
            where: [first, ...others].join('; '),
          },
  },
  'duplicate-title': {
    title: 'Two pages with one title',
    why: 'Two results with the same title compete with each other, and people cannot tell them apart.',
    todo: 'Say in each title what only this page is about.',
    checkSite: eachRepeat(
      'title',
      (first) => `The title is the same as on ${first.path}`,
    ),
  },
  'duplicate-description': {
    about: 'description',
    title: 'Two pages with one description',
    why: 'A repeated description tells people nothing about the page, and search engines drop it.',
    todo: 'Describe what this page has and the other has not.',
    checkSite: eachRepeat(
      'description',
      (first) => `The description is the same as on ${first.path}`,
    ),
  },
});
