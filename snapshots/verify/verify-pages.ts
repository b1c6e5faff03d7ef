import { at } from '../../src/domain/assert-defined.ts';
import type { Browser } from 'puppeteer';
import type { PageFailure } from '../snapshot-error.ts';
import { takePage, type Way } from './take-page.ts';

/** Two tabs keep two cores busy while one waits. */
const TABS = 2;
const ways: readonly Way[] = ['hydrated', 'mounted'];

interface VerifyOptions {
  readonly browser: Browser;
  readonly siteUrl: string;
  readonly paths: readonly string[];
  readonly onPage?: (path: string, ms: number) => void;
}

/** Takes every page again by cold navigation, both ways, and compares it with what ships. Returns what is wrong, in the order of `paths`. */
export async function verifyPages({ browser, siteUrl, paths, onPage }: VerifyOptions): Promise<PageFailure[]> {
  const faults = new Map<string, string>();
  const queue = paths.values();
  const work = async () => {
    for (const path of queue) {
      const started = performance.now();
      for (const way of ways) {
        const error = await takeTwice(() => takePage({ browser, url: siteUrl + path, way }));
        if (error !== undefined) faults.set(path, [faults.get(path), error].filter(Boolean).join('\n'));
      }
      onPage?.(path, performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: TABS }, work));
  return paths.flatMap((path) => {
    const error = faults.get(path);
    return error === undefined ? [] : [{ path, error }];
  });
}

/** A page that could not be opened gets a second chance; one that differs does not. */
async function takeTwice(take: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await take();
  } catch {
    return take().catch(
      (error: unknown) => `could not be opened: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** `size` of the items, spread evenly. */
export function sampleEvenly<T>(items: readonly T[], size: number): T[] {
  if (size >= items.length) return [...items];
  return Array.from({ length: size }, (_, index) => at(items, Math.floor((index * items.length) / size)));
}
