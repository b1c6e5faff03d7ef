import { region } from '#site/region.ts';
import { trade } from '#site/trade.ts';
import { subjectOf } from '../../core/domain/page-subject.ts';
import { inSentence } from '../../core/domain/text/in-sentence.ts';

/** Returns the first message of a chat opened on the page at `path`, with its service and place. */
export function chatMessage(path: string): string {
  const { town, service } = subjectOf(path);
  const place = town?.label ?? (service && region.county);
  const work = place ? (service?.headTerm ?? trade.hubTerm) : trade.name;
  return `Hello, I would like a quote for ${inSentence(work)}${place ? ` in ${place}` : ''}.`;
}
