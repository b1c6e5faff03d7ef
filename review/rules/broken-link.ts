import { internalTarget } from '../addresses.ts';
import type { Rule } from '../model.ts';
import { levelOf } from './live.ts';
import { eachPage } from './each-page.ts';

export const brokenLink: Rule = {
  id: 'broken-link',
  title: 'Link to a page that does not exist',
  why: 'A visitor meets the error page, and crawlers spend their visit on nothing.',
  todo: 'Correct the address; write it with the path builder in src/domain/routes.ts.',
  check: eachPage(({ reading, path }, { byPath, captured, siteUrl }) => {
    const broken = new Map<string, { text: string; live: boolean }>();
    for (const { href, text, live } of reading.links) {
      if (href.startsWith('#')) continue;
      const target = internalTarget(href, path, siteUrl);
      const exists =
        target === undefined ||
        (byPath.get(target.path)?.page.kind ?? 'notFound') !== 'notFound' ||
        captured.files.has(target.path);
      if (!exists || href.trim() === '') broken.set(href, { text, live: live && (broken.get(href)?.live ?? true) });
    }
    return [...broken].map(([href, { text, live }]) => ({
      what: `The link "${text}" leads nowhere`,
      where: `a href: ${href || '(empty)'}`,
      cause: href,
      ...levelOf(live),
    }));
  }),
};
