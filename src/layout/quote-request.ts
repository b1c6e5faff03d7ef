import { trade } from '#site/trade.ts';
import { landingRows } from '../domain/page-table.ts';
import { findService } from '../domain/services.ts';
import { findTown } from '../domain/towns.ts';
import { inSentence } from '../domain/text/in-sentence.ts';

/** What a chat that is opened on the page at `path` begins with: the service and the place that the page is about. */
export function quoteRequest(path: string): string {
  const [, , townSlug = '', serviceSlug = ''] = path.split('/');
  const town = findTown(townSlug);
  const subject = town
    ? `${inSentence(findService(serviceSlug)?.headTerm ?? trade.hubTerm)} in ${town.label}`
    : (
        landingRows.find((row) => row.path === path)?.link ?? trade.name
      ).replace(/^\S+/, inSentence);
  return `Hello, I would like a quote for ${subject}.`;
}
