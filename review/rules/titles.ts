import { resultFont, textWidth } from '../read/text-width.ts';
import type { PageReading } from '../read/read-page.ts';
import type { Rule } from '../types.ts';
import { eachRepeat } from './rule.ts';

interface Bounds {
  readonly min: number;
  readonly max: number;
  /** In a search result on a desktop. */
  readonly maxPixels: number;
}

/** Whether a text of the head is there once, and long enough, and fits. */
const lengthFault =
  (
    name: 'title' | 'description',
    tag: string,
    textsOf: (reading: PageReading) => readonly string[],
    { min, max, maxPixels }: Bounds,
  ): Rule['checkPage'] =>
  ({ reading }) => {
    const [text = '', ...more] = textsOf(reading);
    const { length } = text;
    const pixels = textWidth(text, resultFont[name]);
    const where = text === '' ? tag : `${tag}: ${text}`;
    if (name === 'description' && more.length > 0)
      return [{ what: `There are ${more.length + 1} descriptions`, where }];
    if (text === '') return [{ what: `There is no ${name}`, where }];
    if (length < min)
      return [{ what: `The ${name} has only ${length} characters`, where }];
    if (length > max || pixels > maxPixels)
      return [
        {
          what: `The ${name} is ${length} characters and ${pixels} pixels long`,
          where,
        },
      ];
    return [];
  };

const title: Bounds = { min: 15, max: 60, maxPixels: 580 };
const description: Bounds = { min: 110, max: 160, maxPixels: 990 };

export const titleRules: readonly Rule[] = [
  {
    id: 'title-length',
    about: 'title',
    title: 'Title missing, too short or cut off',
    why: 'The title is the link people click in search results; what does not fit is cut off or replaced by the search engine.',
    todo: `Write one title of ${title.min} to ${title.max} characters and at most ${title.maxPixels} pixels.`,
    checkPage: lengthFault('title', 'title', ({ titles }) => titles, title),
  },
  {
    id: 'description-length',
    about: 'description',
    title: 'Description missing, too short or cut off',
    why: 'The description is the text under the link in search results: too short wastes the room, too long is cut off in mid-sentence.',
    todo: `Write one description of ${description.min} to ${description.max} characters and at most ${description.maxPixels} pixels.`,
    checkPage: lengthFault(
      'description',
      'meta description',
      ({ descriptions }) => descriptions,
      description,
    ),
  },
  {
    id: 'duplicate-title',
    about: 'title',
    title: 'Two pages with one title',
    why: 'Two results with the same title compete with each other, and people cannot tell them apart.',
    todo: 'Say in each title what only this page is about.',
    checkSite: eachRepeat(
      'title',
      'title',
      (first) => `The title is the same as on ${first.path}`,
    ),
  },
  {
    id: 'duplicate-description',
    about: 'description',
    title: 'Two pages with one description',
    why: 'A repeated description tells people nothing about the page, and search engines drop it.',
    todo: 'Describe what this page has and the other has not.',
    checkSite: eachRepeat(
      'description',
      'meta description',
      (first) => `The description is the same as on ${first.path}`,
    ),
  },
];
