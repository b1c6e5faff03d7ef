import type { Page } from 'puppeteer';
import { assertDefined } from '../src/domain/assert-defined.ts';

/** What a trace says of one stretch of work: times in microseconds, `tdur` of the processor. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** A task that takes longer than this keeps a press waiting. */
const LONG_MS = 50;

const tracedCategories = ['loading', 'disabled-by-default-devtools.timeline'];

/**
 * Total blocking time of opening `address`, in milliseconds: by how much tasks of the page after its first paint exceed 50 ms on a
 * device so many times slower. Counted in the processor's time, which other work on the machine hardly lengthens.
 */
export async function blockingTime(page: Page, address: string, slower: number): Promise<number> {
  await page.tracing.start({ categories: tracedCategories });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForNetworkIdle({ idleTime: 1000 });
  const bytes = assertDefined(await page.tracing.stop(), 'the trace');
  const { traceEvents } = JSON.parse(new TextDecoder().decode(bytes)) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const paint = assertDefined(
    traceEvents.find(({ name }) => name === 'firstContentfulPaint'),
    'the first paint',
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slower - LONG_MS), 0);
}
