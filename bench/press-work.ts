import type { Page } from 'puppeteer';
import { assertDefined } from '../src/domain/assert-defined.ts';

/** What a trace says of one stretch of work: times in microseconds, `tts` and `tdur` of the processor. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tts: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

const tracedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * What a page's main thread has to do from a press's release to the end of the frame that answers it, in milliseconds of the
 * processor's time, which other work on the machine hardly lengthens. `press` ends when that frame is there.
 */
export async function workOfPress(page: Page, press: () => Promise<void>): Promise<number> {
  await page.tracing.start({ categories: tracedCategories });
  await press();
  const bytes = assertDefined(await page.tracing.stop(), 'the trace');
  const { traceEvents } = JSON.parse(new TextDecoder().decode(bytes)) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const events = traceEvents.toSorted((a, b) => a.ts - b.ts);
  const heard = (type: string) => events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === type);
  const release = assertDefined(heard('pointerup'), 'the press');
  // A slider hears no click.
  const last = heard('click') ?? release;
  const frame = assertDefined(
    events.find(({ name, pid, tid, ts }) => name === 'Commit' && pid === last.pid && tid === last.tid && ts > last.ts),
    'the frame that answers the press',
  );
  return (frame.tts + (frame.tdur ?? 0) - release.tts) / 1000;
}
