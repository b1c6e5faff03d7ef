import type { Page } from 'puppeteer';
import seedrandom from 'seedrandom';
import { expect } from 'vitest';
import { seed } from '../copies/fault-share.ts';
import { lineFaults, stoppingFaults, type LineFault } from './faulty-line.ts';
import { openTerms } from './quiz-visitor.ts';
import { click, press } from './click.ts';
import { isHydrated, waitForText } from '../visitor.ts';

/** What a visitor does once they have pressed the button that sends. */
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
export type Deed = (typeof deeds)[number];

/** One try to send: what befalls it on the line, and what the visitor does meanwhile. */
export interface Try {
  readonly fault: LineFault;
  readonly deed: Deed;
  /** Comes back by the browser's Back button, not by the link. */
  readonly goesBack: boolean;
}

/** What the seed makes of a visitor's tries, in order: one to three, none of them sound. */
export function triesOf(visitor: number): Try[] {
  const random = seedrandom(`quiz ${seed} ${visitor}`);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  return Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    const deed = pick(deeds);
    // Who has closed the tab can be told nothing, so the line holds that once.
    const possible = deed === 'closes the tab' ? lineFaults.filter((one) => !stoppingFaults.includes(one)) : lineFaults;
    const fault = pick(deed === 'waits' ? possible.slice(1) : possible);
    return { fault, deed, goesBack: random() < 0.5 };
  });
}

/** A sound try, for once the faults are over. */
export const soundTry: Try = { fault: 'none', deed: 'waits', goesBack: false };

/** What the page says became of a request. `forgotten`: nothing, and the answers are no longer kept, as after one that was accepted. */
export type Told = 'thanked' | 'failed' | 'unsure' | 'forgotten';

const badNews = {
  failed: ['There was an error submitting your request. Please try again.', 'Your request was not sent.'],
  unsure: ['We cannot tell whether your request reached us'],
};

/** Sends the answers, which are all given, and does the deed. Undefined where nobody is there any more to be told. */
export async function send(page: Page, { deed }: Try): Promise<Told | undefined> {
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
      await page.goto(new URL('/guarantee', page.url()).href, { waitUntil: 'load' });
      break;
    case 'follows a link':
      await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/guarantee"]')!.click());
      await page.waitForFunction(() => location.pathname === '/guarantee');
      break;
    case 'closes the tab':
      await page.close();
      return undefined;
  }
  const leaves = ['reloads the page', 'opens another page', 'follows a link'].includes(deed);
  if (leaves) await page.waitForFunction(isHydrated);
  const told = await readOutcome(page, leaves);
  if (deed.startsWith('loses')) {
    if (told !== 'thanked') await waitForText(page, 'There seems to be no connection.');
    await page.setOfflineMode(false);
    if (told !== 'thanked') await waitForText(page, 'You are back online');
  }
  return told;
}

async function readOutcome(page: Page, leaves: boolean): Promise<Told> {
  const outcome = await page.waitForFunction(
    ({ failed, unsure }, mayBeForgotten) => {
      const text = document.body.innerText;
      const says = (words: readonly string[]) => words.some((word) => text.includes(word));
      const isThanked = text.includes('Thank You!');
      if (isThanked && (says(failed) || says(unsure) || text.includes('still waits'))) return 'both';
      if (isThanked) return 'thanked';
      if (says(unsure)) return 'unsure';
      if (says(failed)) return 'failed';
      const kept = JSON.parse(sessionStorage.getItem('quote_answers') ?? 'null') as {
        answers: { name: string };
      } | null;
      return mayBeForgotten && (kept?.answers.name ?? '') === '' && 'forgotten';
    },
    {},
    badNews,
    leaves,
  );
  return (await outcome.jsonValue()) as Told;
}

/** Whoever is told that it failed, or may have, has a telephone number there and finds their answers again. */
export async function goBackToAnswers(page: Page, { goesBack }: Try, answers: Readonly<Record<string, unknown>>) {
  await page.waitForFunction(() => {
    const calls = document.querySelectorAll('[data-send-problem] a[href^="tel:"], .send-notice a[href^="tel:"]');
    return [...calls].some((call) => call.checkVisibility());
  });
  if (new URL(page.url()).pathname !== '/get-quote') {
    if (goesBack) await page.goBack({ waitUntil: 'load' });
    else await press(page, '.send-notice a[href="/get-quote"]');
  }
  await waitForText(page, 'Get My Quote');
  const kept = await page.evaluate(() => sessionStorage.getItem('quote_answers'));
  expect((JSON.parse(kept!) as { answers: object }).answers).toEqual(answers);
}
