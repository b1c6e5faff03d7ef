import type { Browser, NetworkConditions, Page } from 'puppeteer';
import { assertDefined } from '../src/domain/assert-defined.ts';

/** How much slower than this machine's the processor of a phone is. */
export const SLOWER = 4;

interface Phone {
  /** How much slower its processor is than this machine's. */
  readonly slower?: number;
  /** Its line: milliseconds there and back, bytes a second. */
  readonly line?: NetworkConditions;
}

/** A page of a new visitor on a phone. */
export async function withPhone<T>(
  browser: Browser,
  { slower = SLOWER, line }: Phone,
  visit: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
    await page.emulateCPUThrottling(slower);
    if (line) await page.emulateNetworkConditions(line);
    return await visit(page);
  } finally {
    await context.close();
  }
}

/** What a trace says of one stretch of work: times in microseconds, `tts` and `tdur` of the processor. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tts: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

/** What a page's processes do while `action` runs, in the order of time. */
export async function traceWork(page: Page, action: () => Promise<unknown>): Promise<readonly TraceEvent[]> {
  const categories = ['loading', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await page.tracing.start({ categories });
  await action();
  const bytes = assertDefined(await page.tracing.stop(), 'the trace');
  const { traceEvents } = JSON.parse(new TextDecoder().decode(bytes)) as { readonly traceEvents: TraceEvent[] };
  return traceEvents.toSorted((a, b) => a.ts - b.ts);
}
