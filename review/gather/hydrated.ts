import { killBrowser, launchBrowser } from '../../snapshots/browser/browser.ts';
import { consentStorageKey } from '../../src/domain/storage-keys.ts';
import { hydratedSelector } from '../../src/domain/rendering.ts';
import type { Environment } from '../../src/domain/settings/environment.ts';
import { createSpillStore } from '../../generator/likeness/spill-store.ts';
import { withServedSite } from '../../pipeline/serve-built.ts';

const PAGES_AT_ONCE = 2;
const HYDRATION_TIMEOUT_MS = 20_000;

interface CaptureOptions {
  readonly dist: string;
  readonly environment: Environment;
  readonly paths: readonly string[];
  /** Hears how many pages are captured, and of how many. */
  readonly onPage: (done: number, total: number) => void;
}

/** Opens every page in a browser and returns its HTML after hydration, by path. @throws Error naming a page that does not hydrate */
export function captureHydrated({
  dist,
  environment,
  paths,
  onPage,
}: CaptureOptions): Promise<Map<string, () => string>> {
  return withServedSite(dist, environment, async (origin) => {
    const browser = await launchBrowser({ reach: 'this machine' });
    try {
      const captured = new Map<string, () => string>();
      const spill = createSpillStore();
      const waiting = [...paths];
      const work = async () => {
        const page = await browser.newPage();
        // A visitor who has chosen: the consent banner is no part of the page's content.
        await page.evaluateOnNewDocument(
          (key) => localStorage.setItem(key, 'false'),
          consentStorageKey,
        );
        for (
          let path = waiting.shift();
          path !== undefined;
          path = waiting.shift()
        ) {
          await page.goto(origin + path, { waitUntil: 'load' });
          await page
            .waitForSelector(hydratedSelector(), {
              timeout: HYDRATION_TIMEOUT_MS,
            })
            .catch((error: unknown) => {
              throw new Error(
                `${path} was not hydrated within ${HYDRATION_TIMEOUT_MS / 1000} s`,
                { cause: error },
              );
            });
          captured.set(path, spill(await page.content()));
          onPage(captured.size, paths.length);
        }
      };
      await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
      return captured;
    } finally {
      killBrowser(browser);
    }
  });
}
