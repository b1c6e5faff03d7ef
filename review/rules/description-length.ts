import type { Rule } from '../model.ts';
import { resultFont, textWidth } from '../text-width.ts';
import { eachPage } from './each-page.ts';

/** Characters, and pixels in a desktop search result. */
const descriptionBounds = { min: 110, max: 160, maxPixels: 990 } as const;

export const descriptionLength: Rule = {
  id: 'description-length',
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
