import { trade } from '#site/trade.ts';
import { landingRows } from '../domain/page-table.ts';
import { findService } from '../domain/services.ts';
import { findTown } from '../domain/towns.ts';
import { inSentence, startInSentence } from '../domain/text/in-sentence.ts';

/** The first message of a chat opened on the page at `path`: names its service and place. */
export function quoteRequest(path: string): string {
  return `Hello, I would like a quote for ${subjectOf(path)}.`;
}

function subjectOf(path: string): string {
  const [, , townSlug = '', serviceSlug = ''] = path.split('/');
  const town = findTown(townSlug);
  if (town) {
    const term = findService(serviceSlug)?.headTerm ?? trade.hubTerm;
    return `${inSentence(term)} in ${town.label}`;
  }
  const landing = landingRows.find((row) => row.path === path);
  return startInSentence(landing?.link ?? trade.name);
}
