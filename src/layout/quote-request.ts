import { trade } from '#site/trade.ts';
import { landingRows } from '../domain/page-table.ts';
import { subjectOf } from '../domain/page-subject.ts';
import { inSentence, startInSentence } from '../domain/text/in-sentence.ts';

/** The first message of a chat opened on the page at `path`: names its service and place. */
export function quoteRequest(path: string): string {
  return `Hello, I would like a quote for ${requestedOn(path)}.`;
}

function requestedOn(path: string): string {
  const landing = landingRows.find((row) => row.path === path);
  if (landing) return startInSentence(landing.link);
  const { town, service } = subjectOf(path);
  if (!town) return inSentence(trade.name);
  return `${inSentence(service?.headTerm ?? trade.hubTerm)} in ${town.label}`;
}
