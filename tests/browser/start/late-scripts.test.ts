import type { Page } from 'puppeteer';
import { expect, test, vi } from 'vitest';
import { controls } from '../../measure/controls.ts';
import { paths } from '../../../core/domain/pages.ts';
import { hydratedSelector } from '../../../core/domain/rendering.ts';
import { isFull } from '../../support/copies/fault-share.ts';
import {
  answerScriptsLate,
  saveData,
} from '../../support/visits/late-scripts.ts';
import { press } from '../../support/visits/controls.ts';
import { touch } from '../../support/visits/slow-visits.ts';
import {
  siteUrl,
  visit,
  wait,
  waitForAnnouncement,
  waitForPaint,
} from '../../support/visitor.ts';

/*
 * A control that is pressed before its script has come still does what the visitor asked, with what
 * they had chosen by then. npm run test:faults tries every control at every stage of a page.
 */

/** Between a choice and the press after it. */
const SOON_MS = 50;

const stages = [
  { stage: 'before the application', isHydrated: false, savesData: false },
  { stage: 'before the sections', isHydrated: true, savesData: false },
  {
    stage: 'before the sections, saving data',
    isHydrated: true,
    savesData: true,
  },
] as const;

/** Tries each case at every stage in a full run, and otherwise at one of them. */
const staged = <Case extends object>(cases: readonly Case[]) =>
  cases.flatMap((one, index) =>
    (isFull ? stages : [stages[index % stages.length]!]).map((stage) => ({
      ...one,
      ...stage,
    })),
  );

/** Opens a page whose scripts come late, and acts at a stage of its start. */
async function actAt(
  { isHydrated, savesData }: (typeof stages)[number],
  path: string,
  act: (page: Page) => Promise<void>,
  consent: false | 'unset' = false,
): Promise<void> {
  await visit({ consent }, async ({ page }) => {
    if (savesData) await saveData(page);
    await answerScriptsLate(page);
    await page.goto(siteUrl + path, { waitUntil: 'domcontentloaded' });
    await waitForPaint(page);
    if (isHydrated) await page.waitForSelector(hydratedSelector());
    await act(page);
  });
}

/** Waits until the quote page's quiz holds these answers. */
const waitForAnswers = (page: Page, answers: object) =>
  vi.waitFor(
    async () => {
      const stored = await page.evaluate(
        () =>
          location.pathname === '/get-quote' &&
          sessionStorage.getItem('quote_answers'),
      );
      expect(JSON.parse(stored || '{}')).toMatchObject({ answers });
    },
    { timeout: 120_000, interval: 100 },
  );

const patio = '/devon/dawlish/patio-cleaning';

test.concurrent.each(
  staged([
    {
      path: patio,
      chosen: { size: '2' },
      areaSize: 'Large',
      says: 'about 108 m² of stone or slabs, from £324.',
    },
    {
      path: patio,
      chosen: { surface: '1' },
      areaSize: 'Medium',
      says: 'about 30 m² of timber deck, from £105.',
    },
    {
      path: patio,
      chosen: { size: 'own', length: '12', width: '20' },
      areaSize: 'Large',
      says: 'about 240 m² of stone or slabs, from £720.',
    },
    {
      path: '/devon/crediton/driveway-cleaning',
      chosen: { size: '1' },
      areaSize: 'Large',
      says: 'about 72 m² of drive or parking space, from £216.',
    },
    {
      path: '/driveway-cleaning-exeter',
      chosen: { size: '2' },
      areaSize: 'Large',
      says: 'about 96 m² of drive or parking space, from £288.',
    },
    {
      path: '/devon/honiton/render-cleaning',
      chosen: { size: '2' },
      areaSize: 'Large',
      says: 'about 70 m² of rendered wall, from £245.',
    },
  ]),
)(
  'the quote link of $path carries $chosen when pressed $stage',
  async ({ path, chosen, areaSize, says, ...stage }) => {
    await actAt(stage, path, async (page) => {
      for (const [name, value] of Object.entries(chosen)) {
        if (name === 'size' || name === 'surface')
          await press(
            page,
            `.estimator label:has([name=${name}][value="${value}"])`,
          );
        else {
          await page.click(`.estimator [name=${name}]`, { count: 3 });
          await page.keyboard.type(value);
        }
      }
      await wait(SOON_MS);
      // Otherwise the phone bar may cover it.
      await page.$eval('.estimator a', (link) =>
        link.scrollIntoView({ block: 'center' }),
      );
      await press(page, '.estimator a');
      await waitForAnswers(page, {
        areaSize,
        additionalMessage: expect.stringContaining(says),
      });
    });
  },
);

test('an answer to the first question of the home page is carried by a link pressed before the application', async () => {
  await actAt(stages[0], paths.home, async (page) => {
    await press(page, 'label:has([name=areaSize][value=Large])');
    await wait(SOON_MS);
    await press(page, '.phone-bar a[href="/get-quote"]');
    await waitForAnswers(page, { areaSize: 'Large' });
  });
});

/** Types a place, and presses Enter or Find. */
async function find(
  page: Page,
  typed: string,
  isEnter: boolean,
): Promise<void> {
  await page.click('[name=place]');
  await page.keyboard.type(typed);
  await wait(SOON_MS);
  if (isEnter) await page.keyboard.press('Enter');
  else await press(page, 'search button');
}

/** Waits until the page says that it is looking. */
const waitForLooking = (page: Page) =>
  page.waitForFunction(() => window.saidLooking);

declare global {
  interface Window {
    saidLooking?: boolean;
  }
}

/** Notes whether the finder ever says that it is looking. Runs inside the page. */
function watchForLooking(): void {
  const words = document.querySelector('search [role=status] p')!;
  const look = () => {
    window.saidLooking ||= words.checkVisibility();
    if (!window.saidLooking) requestAnimationFrame(look);
  };
  look();
}

test.concurrent.each(
  staged([
    { typed: 'Exeter', opens: paths.town('exeter'), isEnter: true },
    {
      typed: 'newton abbot',
      opens: paths.town('newton-abbot'),
      isEnter: false,
    },
    { typed: 'EX8 1AB', opens: paths.town('exmouth'), isEnter: true },
    { typed: 'Newton', says: 'Newton Abbot', isEnter: true },
    { typed: '', says: 'Type a town or a postcode', isEnter: false },
    { typed: 'E', says: 'Type a town or a postcode', isEnter: true },
    { typed: '-', says: 'Type a town or a postcode', isEnter: true },
  ]).flatMap((one, index) =>
    (isFull
      ? [paths.home, paths.areas]
      : [[paths.home, paths.areas][index % 2]!]
    ).map((path) => ({ ...one, path })),
  ),
)(
  'on $path the finder says that it is looking and answers "$typed" when asked $stage',
  async ({ path, typed, opens, says, isEnter, ...stage }) => {
    await actAt(stage, path, async (page) => {
      await page.evaluate(watchForLooking);
      await find(page, typed, isEnter);
      await waitForLooking(page);
      if (says !== undefined) await waitForAnnouncement(page, says);
      await page.waitForFunction(
        (wanted) =>
          location.pathname === wanted &&
          !document.querySelector('[data-pressed]'),
        {},
        opens ?? path,
      );
    });
  },
);

test('"Ask us" carries the place that stands in the field when it is pressed', async () => {
  await actAt(stages[1], paths.home, async (page) => {
    await find(page, 'Lundy', true);
    await page.waitForSelector('search a[href="/get-quote"]');
    await page.evaluate(() => {
      document.querySelector<HTMLInputElement>('[name=place]')!.value =
        'Lundy Island';
    });
    await press(page, 'search a[href="/get-quote"]');
    await waitForAnswers(page, { postcode: 'Lundy Island' });
  });
});

/** A mouse opens a town's page at once, and the quiz has no Back before its first Next. */
const others = ['Town without a name on the map', 'Quiz: Back'];

test.concurrent.each(
  isFull ? staged(controls.filter(({ name }) => !others.includes(name))) : [],
)(
  '$name takes effect when pressed $stage',
  async ({ name: _name, stage, isHydrated, savesData, ...control }) => {
    const { path, steps } = control;
    const consent = steps[0]!.click.startsWith('.cookie-banner')
      ? 'unset'
      : false;
    const at = { stage, isHydrated, savesData } as (typeof stages)[number];
    await actAt(
      at,
      path,
      async (page) => {
        await touch(page, { name: _name, ...control }, SOON_MS);
        await page.waitForSelector(steps.at(-1)!.shows);
        await page.waitForSelector('body:not(:has([data-pressed]))');
      },
      consent,
    );
  },
);
