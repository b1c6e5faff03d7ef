import type { Rule } from '../model.ts';
import { resultFont, textWidth } from '../text-width.ts';
import { eachPage } from './each-page.ts';

/** Characters, and pixels in a desktop search result. */
const titleBounds = { min: 15, max: 60, maxPixels: 580 } as const;

export const titleLength: Rule = {
  id: 'title-length',
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
