import { internalTarget } from '../addresses.ts';
import type { Rule } from '../model.ts';
import { eachPage } from './each-page.ts';

export const missingFile: Rule = {
  id: 'missing-file',
  title: 'Picture, script or style sheet does not exist',
  why: 'Something is missing on the page, or on the card that social networks show for it.',
  todo: 'Put the file into the site or correct its address.',
  check: eachPage(({ reading, path }, { captured, siteUrl }) => {
    const missing = new Map<string, string>();
    for (const { address, from } of reading.resources) {
      const target = internalTarget(address, path, siteUrl);
      if (target && from !== 'form action' && !captured.files.has(target.path)) missing.set(target.path, from);
    }
    return [...missing].map(([file, from]) => ({ what: `${file} does not exist`, where: from, cause: file }));
  }),
};
