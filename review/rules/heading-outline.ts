import type { Rule } from '../model.ts';
import { eachPage } from './each-page.ts';

export const headingOutline: Rule = {
  id: 'heading-outline',
  title: 'Headings do not make an outline',
  why: 'Readers with a screen reader move by headings, and crawlers read them as the table of contents.',
  todo: 'Use one h1 for the subject and go down one level at a time; leave no heading empty.',
  check: eachPage(({ reading }) => {
    const faults: { what: string; where: string; cause?: string }[] = [];
    const mains = reading.headings.filter(({ level }) => level === 1);
    if (mains.length !== 1)
      faults.push({
        what: `There are ${mains.length} main headings`,
        where: mains.map(({ text }) => `h1: ${text}`).join('; ') || 'h1',
      });
    reading.headings.forEach(({ level, text }, index) => {
      const before = reading.headings[index - 1];
      if (text === '')
        faults.push({
          what: 'A heading is empty',
          where: `h${level}, heading ${index + 1}`,
          cause: `empty h${level} after ${before?.text}`,
        });
      if (before && level > before.level + 1) {
        faults.push({
          what: `An h${level} follows an h${before.level}`,
          where: `h${level}: ${text}`,
          cause: `h${level} ${text}`,
        });
      }
    });
    return faults;
  }),
};
