import { internalTarget } from '../addresses.ts';
import type { Rule } from '../model.ts';
import { levelOf } from './live.ts';
import { eachPage } from './each-page.ts';

export const missingFile: Rule = {
  id: 'missing-file',
  title: 'Picture, script or style sheet does not exist',
  why: 'Something is missing on the page, or on the card that social networks show for it.',
  todo: 'Put the file into the site or correct its address.',
  check: eachPage(({ reading, path }, { captured, siteUrl }) => {
    const missing = new Map<string, { from: string; live: boolean }>();
    for (const { address, from, live } of reading.resources) {
      const target = internalTarget(address, path, siteUrl);
      if (target && from !== 'form action' && !captured.files.has(target.path))
        missing.set(target.path, { from, live: live && (missing.get(target.path)?.live ?? true) });
    }
    return [...missing].map(([file, { from, live }]) => ({
      what: `${file} does not exist`,
      where: from,
      cause: file,
      ...levelOf(live),
    }));
  }),
};
