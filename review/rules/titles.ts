import type { Rule } from '../types.ts';
import { resultFont, textWidth } from '../read/text-width.ts';
import { eachPage, indexable, repeats } from './rule.ts';

/** Characters, and pixels in a desktop search result. */
const titleBounds = { min: 15, max: 60, maxPixels: 580 } as const;

const titleLength: Rule = {
  id: 'title-length',
  about: 'title',
  title: 'Title missing, too short or cut off',
  why: 'The title is the link people click in search results; what does not fit is cut off or replaced by the search engine.',
  todo: `Write one title of ${titleBounds.min} to ${titleBounds.max} characters and at most ${titleBounds.maxPixels} pixels.`,
  check: eachPage(({ reading }) => {
    const [title = ''] = reading.titles;
    const pixels = textWidth(title, resultFont.title);
    if (title === '') return [{ what: 'There is no title', where: 'title' }];
    if (title.length < titleBounds.min)
      return [{ what: `The title has only ${title.length} characters`, where: `title: ${title}` }];
    if (title.length > titleBounds.max || pixels > titleBounds.maxPixels) {
      return [{ what: `The title is ${title.length} characters and ${pixels} pixels long`, where: `title: ${title}` }];
    }
    return [];
  }),
};

/** Characters, and pixels in a desktop search result. */
const descriptionBounds = { min: 110, max: 160, maxPixels: 990 } as const;

const descriptionLength: Rule = {
  id: 'description-length',
  about: 'description',
  title: 'Description missing, too short or cut off',
  why: 'The description is the text under the link in search results: too short wastes the room, too long is cut off in mid-sentence.',
  todo: `Write one description of ${descriptionBounds.min} to ${descriptionBounds.max} characters and at most ${descriptionBounds.maxPixels} pixels.`,
  check: eachPage(({ reading }) => {
    const [description = ''] = reading.descriptions;
    const pixels = textWidth(description, resultFont.description);
    const where = `meta description: ${description}`;
    if (reading.descriptions.length > 1)
      return [{ what: `There are ${reading.descriptions.length} descriptions`, where }];
    if (description === '') return [{ what: 'There is no description', where: 'meta description' }];
    if (description.length < descriptionBounds.min)
      return [{ what: `The description has only ${description.length} characters`, where }];
    if (description.length > descriptionBounds.max || pixels > descriptionBounds.maxPixels) {
      return [{ what: `The description is ${description.length} characters and ${pixels} pixels long`, where }];
    }
    return [];
  }),
};

const duplicateTitle: Rule = {
  id: 'duplicate-title',
  about: 'title',
  title: 'Two pages with one title',
  why: 'Two results with the same title compete with each other, and people cannot tell them apart.',
  todo: 'Say in each title what only this page is about.',
  check: (site) =>
    repeats(indexable(site), ({ reading }) => reading.titles[0]).map(({ page, first, value }) => ({
      path: page.path,
      what: `The title is the same as on ${first.path}`,
      where: `title: ${value}`,
      cause: value,
    })),
};

const duplicateDescription: Rule = {
  id: 'duplicate-description',
  about: 'description',
  title: 'Two pages with one description',
  why: 'A repeated description tells people nothing about the page, and search engines drop it.',
  todo: 'Describe what this page has and the other has not.',
  check: (site) =>
    repeats(indexable(site), ({ reading }) => reading.descriptions[0]).map(({ page, first, value }) => ({
      path: page.path,
      what: `The description is the same as on ${first.path}`,
      where: `meta description: ${value}`,
      cause: value,
    })),
};

export const titleRules: readonly Rule[] = [titleLength, descriptionLength, duplicateTitle, duplicateDescription];
