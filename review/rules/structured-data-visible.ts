import type { Rule } from '../model.ts';
import { parseStructuredData } from '../structured-data.ts';
import { visibleOf } from '../visible-page.ts';
import { matchNode } from '../visible-data.ts';
import { levelOf } from './live.ts';
import { eachPage } from './each-page.ts';

export const structuredDataVisible: Rule = {
  id: 'structured-data-visible',
  title: 'Structured data that the page does not show',
  why: 'Search engines count data that visitors cannot see as spam and may stop showing rich results for the whole site.',
  todo: 'Show the value on the page, or take it out of the data.',
  check: eachPage(({ reading }) => {
    const visible = visibleOf(reading);
    return parseStructuredData(reading.jsonLd).nodes.flatMap((node) =>
      matchNode(node, visible)
        .filter(({ match }) => match.kind === 'missing')
        .map(({ pointer, value }) => ({
          what: `"${shorten(String(value))}" is not to be seen on the page`,
          where: pointer,
          cause: `${pointer} ${value}`,
          ...levelOf(pointer.startsWith('BlogPosting')),
        })),
    );
  }),
};

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
