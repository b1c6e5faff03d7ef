import { expect, test } from 'vitest';
import {
  compressedUrl,
  lines,
  slowLine,
  slowPages,
} from '../../support/visits/slow-visits.ts';
import { arrive, ready, phone } from '../../support/visitor.ts';
slowPages(4);

const scrollTop = () => Math.round(scrollY);

test.each(['/devon/exeter/patio-cleaning', '/areas-we-serve', '/'])(
  '%s stays where it was scrolled to before its scripts were there, and the way back leads there',
  async (path) => {
    const { page, complaints } = await arrive({
      viewport: phone,
      consent: false,
    });
    await slowLine(page, lines[0]!);
    const loaded = page.goto(compressedUrl + path, {
      waitUntil: 'load',
      timeout: 60_000,
    });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
      {
        polling: 20,
      },
    );
    expect(await page.$(ready)).toBeNull();
    await page.evaluate(() => scrollTo(0, 900));
    await loaded;
    await page.waitForSelector(ready, { timeout: 60_000 });
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => setTimeout(resolve, 100)),
        ),
    );
    expect(await page.evaluate(scrollTop)).toBe(900);

    // Without the pointer, which would have to scroll to the link.
    await page.$eval('a[href="/guarantee"]', (link) =>
      (link as HTMLElement).click(),
    );
    await page.waitForFunction(() => location.pathname === '/guarantee');
    await page.waitForFunction(() => scrollY === 0);
    await page.goBack();
    await page.waitForFunction(
      (wanted) => location.pathname === wanted,
      {},
      path,
    );
    await page.waitForFunction(() => scrollY === 900);
    expect(complaints.filter((text) => !text.includes('preloaded'))).toEqual(
      [],
    );
  },
);
