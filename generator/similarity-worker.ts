import { parentPort } from 'node:worker_threads';
import { createSimilarityMeter, type PageText } from '../src/domain/similarity.ts';

/* The thread of `startMeter`: takes texts until it is asked for its report. */
const meter = createSimilarityMeter();
parentPort!.on('message', (message: readonly PageText[] | 'report') => {
  if (message === 'report') parentPort!.postMessage(meter.report());
  else meter.add(message);
});
