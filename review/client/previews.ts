import type { ReportPage } from '../report-types.ts';
import { h } from './dom.ts';
import { originText } from './origin.ts';
import { data, originOf, textOf, titleOf } from './store.ts';

const MAX_DESCRIPTION = 160;

/** The page as a search result and as a social card. */
export function previews(page: ReportPage): HTMLElement {
  const description = textOf(page.description);
  const { host } = new URL(data.siteUrl);
  const picture = data.thumbnails[page.socialImage];
  return h(
    'div',
    { class: 'two' },
    h(
      'div',
      {},
      h('h3', {}, 'Search result'),
      h(
        'div',
        { class: 'result' },
        h(
          'p',
          { class: 'result-site' },
          h('strong', {}, data.siteName),
          h('span', {}, [host, ...page.path.split('/').filter(Boolean)].join(' › ')),
        ),
        h('p', { class: 'result-title' }, titleOf(page)),
        h(
          'p',
          { class: 'result-text' },
          description.length > MAX_DESCRIPTION ? `${description.slice(0, MAX_DESCRIPTION - 2)} …` : description,
        ),
      ),
      h(
        'p',
        { class: 'quiet' },
        `Title: ${titleOf(page).length} characters, ${page.titlePixels} px, from ${originText(originOf(page.titleOrigin))}`,
      ),
      h(
        'p',
        { class: 'quiet' },
        `Description: ${description.length} characters, ${page.descriptionPixels} px, from ${originText(originOf(page.descriptionOrigin))}`,
      ),
    ),
    h(
      'div',
      {},
      h('h3', {}, 'Social card'),
      h(
        'div',
        { class: 'card' },
        picture
          ? h('img', { src: picture, alt: 'Picture of the social card', width: 480, height: 252 })
          : h('p', { class: 'card-missing' }, `No picture: ${page.socialImage || 'og:image is missing'}`),
        h('p', { class: 'card-host' }, host),
        h('p', { class: 'card-title' }, titleOf(page)),
        h('p', { class: 'card-text' }, description),
      ),
    ),
  );
}
