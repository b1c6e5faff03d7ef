import { at } from '../../core/domain/assert-defined.ts';
import type {
  HubContent,
  TownServiceContent,
} from '../../core/domain/content.ts';
import { paths } from '../../core/domain/pages.ts';
import { services } from '../../core/domain/services.ts';
import type { Town } from '../../core/domain/towns.ts';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#x60;': '`',
  '&#x3D;': '=',
};

/** Returns the text of a generated HTML fragment, one line per block element. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<\/(?:p|h2|li|ul|ol)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&#?\w+;/g, (entity) => entities[entity] ?? entity);
}

export type PageContent = HubContent | TownServiceContent;

/**
 * The text by which a town's page is compared with others: what is written for it, from the
 * standfirst to the last answer, one line per block.
 */
export const comparedText = (content: PageContent): string =>
  [
    content.standfirst,
    'faqs' in content ? serviceText(content) : hubText(content),
  ].join('\n');

/** A generated page with its text. */
export interface GeneratedPage {
  readonly path: string;
  /** Slug of the service, or `hub`: pages of one group are held to the stricter bounds. */
  readonly group: string;
  readonly content: PageContent;
  /** Everything below the standfirst, as plain text. */
  readonly text: string;
}

/** Lists a town's pages, the hub first. `pages` must be in the order of the services. */
export const listPages = (
  { slug: owner }: Town,
  hub: HubContent,
  pages: readonly TownServiceContent[],
): GeneratedPage[] => [
  { path: paths.town(owner), group: 'hub', content: hub, text: hubText(hub) },
  ...services.map(({ slug }, index) => {
    const content = at(pages, index);
    return {
      path: paths.townService(owner, slug),
      group: slug,
      content,
      text: serviceText(content),
    };
  }),
];

/** A service page's text below the standfirst. */
function serviceText({ bodyHtml, faqs }: TownServiceContent): string {
  return [textOfHtml(bodyHtml), ...faqs.flatMap(({ q, a }) => [q, a])].join(
    '\n',
  );
}

/** A hub's text below the standfirst. */
function hubText({ bodyHtml, reasons, summaries }: HubContent): string {
  return [
    textOfHtml(bodyHtml),
    ...Object.values(summaries),
    ...reasons.flatMap(({ title, text }) => [title, text]),
  ].join('\n');
}
