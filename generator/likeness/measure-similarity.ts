import { createSimilarityMeter, type PageText } from './similarity.ts';
import type { SimilarityReport } from './similarity-report.ts';

/** Compares texts, which are read one at a time. */
export function measureSimilarity(texts: Iterable<PageText>): SimilarityReport {
  const meter = createSimilarityMeter();
  meter.add(texts);
  return meter.compare().report;
}
