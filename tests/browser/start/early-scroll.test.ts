import { hydratedSelector } from '../../../core/domain/rendering.ts';
import { expect, test } from 'vitest';
import {
  compressedUrl,
  lines,
  slowLine,
  slowPages,
} from '../../support/visits/slow-visits.ts';
import { arriveAt } from '../../support/visits/controls.ts';
import { arrive, wait, waitForPaint } from '../../support/visitor.ts';
slowPages(4);

const scrollTop = () => Math.round(scrollY);

test.each(['/devon/exeter/patio-cleaning', '/areas-we-serve', '/'])(
  '%s keeps a scroll position from before its scripts loaded, and going back restores it',
  async (path) => {
    const { page, complaints } = await arrive();
    await slowLine(page, lines[0]!);
    const loaded = page.goto(compressedUrl + path, { waitUntil: 'load' });
    await waitForPaint(page);
    expect(await page.$(hydratedSelector())).toBeNull();
    await page.evaluate(() => scrollTo(0, 900));
    await loaded;
    await page.waitForSelector(hydratedSelector());
    await wait(100);
    expect(await page.evaluate(scrollTop)).toBe(900);

    // Clicked by script, since a pointer would have to scroll to the link.
    await page.$eval('a[href="/guarantee"]', (link) => link.click());
    await arriveAt(page, '/guarantee');
    await page.waitForFunction(() => scrollY === 0);
    await page.goBack();
    await arriveAt(page, path);
    await page.waitForFunction(() => scrollY === 900);
    expect(complaints.filter((text) => !text.includes('preloaded'))).toEqual(
      [],
    );
  },
);
