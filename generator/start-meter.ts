import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SimilarityReport } from '../src/domain/compare-pages.ts';
import type { PageText } from '../src/domain/similarity.ts';

interface ThreadedMeter {
  readonly add: (texts: readonly PageText[]) => void;
  readonly report: () => Promise<SimilarityReport>;
}

/** A similarity meter in a thread of its own: it works on one town's texts while the next town is rendered. */
export function startMeter(): ThreadedMeter {
  const worker = new Worker(new URL('./similarity-worker.ts', import.meta.url));
  // Where nobody asks for the report any more, the thread does not keep the process.
  worker.unref();
  return {
    add: (texts) => worker.postMessage(texts),
    async report() {
      worker.ref();
      worker.postMessage('report');
      // Rejects where the thread fails.
      const [report] = (await once(worker, 'message')) as [SimilarityReport];
      await worker.terminate();
      return report;
    },
  };
}
