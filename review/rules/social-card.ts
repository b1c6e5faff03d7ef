import type { Rule } from '../model.ts';
import { eachPage } from './each-page.ts';

const wanted = ['og:title', 'og:description', 'og:url', 'og:image', 'og:type', 'twitter:card'];

export const socialCard: Rule = {
  id: 'social-card',
  title: 'Social card incomplete',
  why: 'A link shared in a chat shows a bare address instead of a picture and a title.',
  todo: 'Give every page all tags of a card; og:url is the canonical address and og:image an absolute one.',
  check: eachPage(({ reading, page }) => {
    if (page.kind === 'notFound') return [];
    const { social, canonicals } = reading;
    const image = social['og:image'] ?? '';
    const missing = wanted.filter((name) => !social[name]);
    if (missing.length > 0)
      return [{ what: `The card lacks ${missing.join(', ')}`, where: 'head', cause: missing.join() }];
    if (canonicals.length === 1 && social['og:url'] !== canonicals[0])
      return [{ what: 'og:url is not the canonical address', where: `og:url: ${social['og:url']}` }];
    if (!/^https?:\/\//.test(image))
      return [
        {
          what: 'og:image is not an absolute address',
          where: `og:image: ${image}`,
          cause: image,
        },
      ];
    return [];
  }),
};
