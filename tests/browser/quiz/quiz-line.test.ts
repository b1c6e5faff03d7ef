import { hydratedSelector } from '../../../core/domain/rendering.ts';
import type { Page } from 'puppeteer';
import seedrandom from 'seedrandom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openLocalLeads } from '../../../server/leads/local-leads.ts';
import { createSiteServer } from '../../../server/site/site-server.ts';
import {
  leadInboxPath,
  parseEnvironment,
} from '../../../core/domain/settings/environment.ts';
import { distFolder } from '../../support/built-site.ts';
import {
  isFull,
  seed,
  share,
  shares,
} from '../../support/copies/fault-share.ts';
import { listen, type Listening } from '../../support/servers/listen.ts';
import { arriveAt, click, press } from '../../support/visits/controls.ts';
import {
  lineFaults,
  openFaultyLine,
  stoppingFaults,
} from '../../support/visits/faulty-line.ts';
import {
  answerBefore,
  openTerms,
  quizViewport,
} from '../../support/visits/quiz-visitor.ts';
import { visit, waitForText } from '../../support/visitor.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/*
 * Visitors send the quiz over a faulty line to the receiver's real code. A seed decides each
 * visitor's faults and actions, and each tries again until thanked. npm run test:faults tries more.
 */

const FAULTS = isFull ? Math.ceil(1000 / shares) : 16;
/** Number of the first visitor: no two shares have a visitor in common. */
const FIRST_VISITOR = share * 10_000;
/** Number of visitors at the same time. */
const CROWD = 3;
/** Factor by which a page's timeouts are shortened: its fifteen seconds become one. */
const FASTER = 15;
/** Attempts per visitor: on a busy machine even a sound line may time out. */
const MAX_TRIES = 30;

/** What a visitor may do around pressing the button that sends. */
const deeds = [
  'waits',
  'presses twice',
  'loses the connection before',
  'loses the connection while sending',
  'reloads the page',
  'opens another page',
  'follows a link',
  'closes the tab',
] as const;
type Deed = (typeof deeds)[number];

/** One attempt to send: its fault on the line, and what the visitor does meanwhile. */
interface Try {
  readonly fault: string;
  readonly deed: Deed;
  /** Whether the visitor returns by the browser's Back button rather than by the link. */
  readonly goesBack: boolean;
}

/** Draws a visitor's one to three faulty attempts by the seed. */
function triesOf(visitor: number): Try[] {
  const random = seedrandom(`quiz ${seed} ${visitor}`);
  const pick = <T>(values: readonly T[]): T =>
    values[Math.floor(random() * values.length)]!;
  return Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    const deed = pick(deeds);
    // A visitor who has closed the tab cannot try again, so this request must arrive.
    const possible =
      deed === 'closes the tab'
        ? lineFaults.filter((one) => !stoppingFaults.includes(one))
        : lineFaults;
    const fault = pick(deed === 'waits' ? possible.slice(1) : possible);
    return { fault, deed, goesBack: random() < 0.5 };
  });
}

/** An attempt without a fault, made after all faulty ones. */
const soundTry: Try = { fault: 'none', deed: 'waits', goesBack: false };

/**
 * What the page says about a request. `forgotten`: nothing, with the answers deleted, as after
 * success.
 */
type Told = 'thanked' | 'failed' | 'unsure' | 'forgotten';

const badNews = {
  failed: [
    'There was an error submitting your request. Please try again.',
    'Your request was not sent.',
  ],
  unsure: ['We cannot tell whether your request reached us'],
};

/**
 * Sends the completed quiz and does the deed. Resolves to what the page says, or to undefined if
 * the tab is closed.
 */
async function send(page: Page, { deed }: Try): Promise<Told | undefined> {
  await waitForText(page, 'Get My Quote');
  await openTerms(page);
  if (deed === 'loses the connection before') await page.setOfflineMode(true);
  await click(page, 'Accept & Continue', deed === 'presses twice' ? 2 : 1);
  switch (deed) {
    case 'loses the connection while sending':
      await page.setOfflineMode(true);
      break;
    case 'reloads the page':
      await page.reload({ waitUntil: 'load' });
      break;
    case 'opens another page':
      await page.goto(new URL('/guarantee', page.url()).href, {
        waitUntil: 'load',
      });
      break;
    case 'follows a link':
      await page.evaluate(() =>
        document
          .querySelector<HTMLElement>('footer a[href="/guarantee"]')!
          .click(),
      );
      await arriveAt(page, '/guarantee');
      break;
    case 'closes the tab':
      await page.close();
      return undefined;
  }
  const leaves = [
    'reloads the page',
    'opens another page',
    'follows a link',
  ].includes(deed);
  if (leaves) await page.waitForSelector(hydratedSelector());
  const told = await readOutcome(page, leaves);
  if (deed.startsWith('loses')) {
    if (told !== 'thanked')
      await waitForText(page, 'There seems to be no connection.');
    await page.setOfflineMode(false);
    if (told !== 'thanked') await waitForText(page, 'You are back online');
  }
  return told;
}

async function readOutcome(page: Page, leaves: boolean): Promise<Told> {
  const outcome = await page.waitForFunction(
    ({ failed, unsure }, mayBeForgotten) => {
      const text = document.body.innerText;
      const says = (words: readonly string[]) =>
        words.some((word) => text.includes(word));
      const isThanked = text.includes('Thank You!');
      if (
        isThanked &&
        (says(failed) || says(unsure) || text.includes('still waits'))
      )
        return 'both';
      if (isThanked) return 'thanked';
      if (says(unsure)) return 'unsure';
      if (says(failed)) return 'failed';
      const kept = JSON.parse(
        sessionStorage.getItem('quote_answers') ?? 'null',
      ) as {
        answers: { name: string };
        sent?: boolean;
      } | null;
      return (
        mayBeForgotten &&
        (kept?.sent || (kept?.answers.name ?? '') === '') &&
        'forgotten'
      );
    },
    {},
    badNews,
    leaves,
  );
  return (await outcome.jsonValue()) as Told;
}

/**
 * Expects a visitor whose request failed, or may have, to see a phone number and to find the
 * answers again.
 */
async function goBackToAnswers(
  page: Page,
  { goesBack }: Try,
  answers: Readonly<Record<string, unknown>>,
) {
  await page.waitForFunction(() => {
    const calls = document.querySelectorAll(
      '[data-send-problem] a[href^="tel:"], .send-notice a[href^="tel:"]',
    );
    return [...calls].some((call) => call.checkVisibility());
  });
  if (new URL(page.url()).pathname !== '/get-quote') {
    if (goesBack) await page.goBack({ waitUntil: 'load' });
    else await press(page, '.send-notice a[href="/get-quote"]');
  }
  await waitForText(page, 'Get My Quote');
  const kept = await page.evaluate(() =>
    sessionStorage.getItem('quote_answers'),
  );
  expect((JSON.parse(kept!) as { answers: object }).answers).toEqual(answers);
}

const { root: folder } = temporaryFolder(afterAll);
const underWay = new Map<string, Try>();
const befallen = new Set<string>();
let site: Listening;
let line: Listening;

beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  site = await listen(
    createSiteServer({
      folder: distFolder,
      environment: parseEnvironment({}),
      leadsFolder: folder,
    }),
  );
  line = await openFaultyLine({
    target: site.url,
    concerns: ({ url, method }) => url === leadInboxPath && method === 'POST',
    next: (body) => {
      const { name } = JSON.parse(body) as { name: string };
      const fault = underWay.get(name)?.fault ?? 'none';
      // The browser may repeat a cut request itself, and the repeat meets no fault.
      underWay.delete(name);
      return fault;
    },
  });
});
afterAll(() => {
  line.close();
  site.close();
  vi.restoreAllMocks();
});

/** Returns the names in the stored requests, sorted: all of them, or only this one. */
const storedNames = async (only?: string) =>
  (await openLocalLeads(folder).readAll())
    .map(({ name }) => name)
    .filter((name) => name === (only ?? name))
    .sort();

/**
 * Sends until the visitor is thanked, and checks each message. Returns the number of faulty
 * attempts.
 */
async function goOnUntilThanked(visitor: number): Promise<number> {
  const answers = {
    areaSize: 'Medium',
    surfaceType: 'Patio',
    postcode: 'Exmouth',
    name: `Visitor ${visitor}`,
    email: `visitor-${visitor}@example.org`,
    phone: '07700 900111',
    additionalMessage: `Request ${visitor}`,
    gdprConsent: true,
  };
  const { name } = answers;
  const ahead = triesOf(visitor);
  let faults = 0;
  await visit({ viewport: quizViewport }, async ({ page, open }) => {
    await page.evaluateOnNewDocument((faster) => {
      const real = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (milliseconds) => real(milliseconds / faster);
    }, FASTER);
    await answerBefore(page, answers);
    await open(`${line.url}/get-quote`);
    for (let count = 1; count <= MAX_TRIES; count += 1) {
      const one = ahead.shift() ?? soundTry;
      const what = `${name}, try ${count}: ${one.fault}, ${one.deed}`;
      underWay.set(name, one);
      const told = await send(page, one).catch((error: unknown) =>
        Promise.reject(new Error(what, { cause: error })),
      );
      if (one !== soundTry) {
        faults += 1;
        befallen.add(one.fault);
      }
      if (told === undefined)
        return void (await expect
          .poll(() => storedNames(name), { message: what })
          .toEqual([name]));
      expect(['thanked', 'failed', 'unsure', 'forgotten'], what).toContain(
        told,
      );
      if (told === 'thanked' || told === 'forgotten')
        return expect(await storedNames(name), `${what}, ${told}`).toEqual([
          name,
        ]);
      await goBackToAnswers(page, one, answers).catch((error: unknown) =>
        Promise.reject(new Error(`${what}, ${told}`, { cause: error })),
      );
    }
    throw new Error(`${name} was never thanked`);
  });
  return faults;
}

test(`with ${FAULTS} connection faults, no quote request is lost, stored twice or confirmed without being stored`, async () => {
  let faults = 0;
  let visitors = FIRST_VISITOR;
  await Promise.all(
    Array.from({ length: CROWD }, async () => {
      while (faults < FAULTS) {
        const more = await goOnUntilThanked(visitors++);
        faults += more;
      }
    }),
  );
  const count = visitors - FIRST_VISITOR;
  const names = Array.from(
    { length: count },
    (_, index) => `Visitor ${FIRST_VISITOR + index}`,
  );
  expect(await storedNames()).toEqual(names.sort());
  expect(faults).toBeGreaterThanOrEqual(FAULTS);
  if (isFull) expect([...befallen].sort()).toEqual(lineFaults.slice(1).sort());
});
