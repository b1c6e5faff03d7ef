import type { RenderResult } from '../../src/domain/rendering.ts';
import { SEAM, type SentResult } from './page-harness.ts';

/** Puts each page's HTML together again from the pieces that the harness sends, in the order in which it sends them. */
export function createJoiner(): (result: SentResult) => RenderResult {
  const known: string[] = [];
  return (result) => {
    if ('error' in result) return result;
    const { sent, pieces, ...rest } = result;
    // None, where a batch begins.
    known.length = sent;
    const html = pieces.map((piece) => {
      if (typeof piece === 'number') return known[piece];
      known.push(piece);
      return piece;
    });
    return { ...rest, html: html.join(SEAM) };
  };
}
