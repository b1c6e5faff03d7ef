import type { HubContent, TownServiceContent } from '../../src/domain/content.ts';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#x60;': '`',
  '&#x3D;': '=',
};

/** The text of a generated HTML fragment, one line a block. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<\/(?:p|h2|li|ul|ol)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27|#x60|#x3D);/g, (entity) => entities[entity] ?? entity);
}

/** What a reader finds below the lead of a town-by-service page. */
export function serviceText({ bodyHtml, faqs }: TownServiceContent): string {
  return [textOfHtml(bodyHtml), ...faqs.flatMap(({ q, a }) => [q, a])].join('\n');
}

/** What a reader finds below the lead of a hub. */
export function hubText({ bodyHtml, reasons, summaries }: HubContent): string {
  return [
    textOfHtml(bodyHtml),
    ...Object.values(summaries),
    ...reasons.flatMap(({ title, text }) => [title, text]),
  ].join('\n');
}
