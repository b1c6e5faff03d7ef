import { describe, expect, test } from 'vitest';
import { hydratedSelector } from '../../../src/domain/rendering.ts';
import { controls as all } from '../../../bench/controls.ts';
import { isFull } from '../../support/copies/fault-share.ts';
import {
  compressedUrl,
  lines,
  slowLine,
  slowPages,
  touch,
} from '../../support/visits/slow-visits.ts';
import { visit, wait } from '../../support/visitor.ts';

/*
 * Every touch from the first paint on takes effect, however slow the line and the phone. npm run
 * test:faults tries all, in eight minutes.
 */

/** A mouse opens the page of a town at once, and Back is not there before Next is answered. */
const others = ['Town without a name on the map', 'Quiz: Back'];
const controls = all.filter(({ name }) => !others.includes(name));

const delays = [0, 200, 500, 1000];
const slownesses = [4, 6];

const ways = lines.flatMap((line) =>
  slownesses.flatMap((cpu) => delays.map((delay) => ({ line, cpu, delay }))),
);
/** Each control in one of the sixteen ways, in full in all. */
const chosen = controls.flatMap((control, index) =>
  (isFull ? ways : [ways[(index * 5) % ways.length]!]).map((way) => ({
    control,
    ...way,
  })),
);

describe.each(slownesses)(
  'nothing touched early is lost, CPU /%i:',
  (slowness) => {
    slowPages(slowness);
    // Side by side, since most of each is waiting for a slow line.
    test.concurrent.each(
      chosen
        .filter(({ cpu }) => cpu === slowness)
        .map((one) => ({
          ...one,
          title: `${one.control.name}, ${one.delay} ms after paint, ${one.line.name}`,
        })),
    )('$title', async ({ control, line, delay }) => {
      const consent = control.steps[0]!.click.startsWith('.cookie-banner')
        ? 'unset'
        : false;
      await visit({ consent }, async (visitor) => {
        const { page, complaints } = visitor;
        await slowLine(page, line);
        const loaded = page
          .goto(compressedUrl + control.path, { waitUntil: 'load' })
          .catch(() => undefined);
        await touch(page, control, delay);
        await loaded;
        await page.waitForSelector(hydratedSelector());
        const { shows } = control.steps.at(-1)!;
        await page.waitForSelector(shows);
        // It stays so.
        await wait(100);
        expect(await page.$(shows)).not.toBeNull();
        // A link is marked as pressed until its page is there in full, which is a moment after its
        // address is.
        await page.waitForSelector('body:not(:has([data-pressed]))');
        expect(
          complaints.filter((text) => !text.includes('preloaded')),
        ).toEqual([]);
      });
    });
  },
);
