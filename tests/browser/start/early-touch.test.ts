import { describe, expect, test } from 'vitest';
import { hydratedSelector } from '../../../core/domain/rendering.ts';
import { controls as all } from '../../measure/controls.ts';
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
 * test:faults tries every combination.
 */

/**
 * Excluded: a mouse opens a town's page at once, and the quiz has no Back before its first Next.
 */
const others = ['Town without a name on the map', 'Quiz: Back'];
const controls = all.filter(({ name }) => !others.includes(name));

const delays = [0, 200, 500, 1000];
const slownesses = [4, 6];

const ways = lines.flatMap((line) =>
  slownesses.flatMap((cpu) => delays.map((delay) => ({ line, cpu, delay }))),
);
/** Each control in one of the sixteen ways, or in a full run in all of them. */
const chosen = controls.flatMap((control, index) =>
  (isFull ? ways : [ways[(index * 5) % ways.length]!]).map((way) => ({
    control,
    ...way,
  })),
);

describe.each(slownesses)(
  'an early touch takes effect, with the CPU slowed down %i times:',
  (slowness) => {
    slowPages(slowness);
    // Run side by side, since each mostly waits for a slow line.
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
        // The result stays.
        await wait(100);
        expect(await page.$(shows)).not.toBeNull();
        // A link stays marked as pressed until its page is complete, shortly after the URL has
        // changed.
        await page.waitForSelector('body:not(:has([data-pressed]))');
        expect(
          complaints.filter((text) => !text.includes('preloaded')),
        ).toEqual([]);
      });
    });
  },
);
