import type { Rule } from '../model.ts';
import { eachPage } from './each-page.ts';

export const documentBasics: Rule = {
  id: 'document-basics',
  title: 'Language, character set, viewport or a single title missing',
  why: 'Without them screen readers speak with the wrong voice, phones show the page tiny, and tags that occur twice are read at random.',
  todo: 'Give html a lang, the head a charset, one title and a viewport that lets people zoom, and let no id occur twice.',
  check: eachPage(({ reading }) => {
    const repeated = reading.ids.filter((id, index) => reading.ids.indexOf(id) !== index);
    const faults = [
      reading.lang === '' && ['The language is not given', 'html lang'],
      !/^utf-8$/i.test(reading.charset) && ['The character set is not UTF-8', `meta charset: ${reading.charset}`],
      !/width=device-width/.test(reading.viewport) && [
        'The viewport is not set to the device',
        `meta viewport: ${reading.viewport}`,
      ],
      /user-scalable=no|maximum-scale=1\b/.test(reading.viewport) && [
        'Zooming is switched off',
        `meta viewport: ${reading.viewport}`,
      ],
      reading.titles.length > 1 && [`There are ${reading.titles.length} titles`, `title: ${reading.titles.join('; ')}`],
      repeated.length > 0 && [`The id ${repeated[0]} occurs twice`, `id: ${repeated[0]}`],
    ];
    return faults
      .filter((fault): fault is [string, string] => fault !== false)
      .map(([what, where]) => ({ what, where, cause: `${what} ${where}` }));
  }),
};
