import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openLocalLeads } from '../../../server/leads/local-leads.ts';
import { createSiteServer } from '../../../server/site/site-server.ts';
import { leadInboxPath, parseEnvironment } from '../../../src/domain/settings/environment.ts';
import { distFolder } from '../../support/built-site.ts';
import { isFull } from '../../support/copies/fault-share.ts';
import { listen, type Listening } from '../../support/servers/listen.ts';
import { openFaultyLine } from '../../support/visits/faulty-line.ts';
import { goBackToAnswers, send, soundTry, triesOf, type Try } from '../../support/visits/line-visitor.ts';
import { answerBefore, quizViewport } from '../../support/visits/quiz-visitor.ts';
import { visit } from '../../support/visitor.ts';

/*
 * Visitors, each with a seed that says how their line breaks and what they do meanwhile, send the quiz's answers to the receiver's
 * own code. Each goes on, as they are asked to, until they are thanked. In full by npm run test:faults.
 */

const FAULTS = isFull ? 500 : 12;
/** Visitors at once. */
const CROWD = 3;
/** A page's fifteen seconds are one here. */
const FASTER = 15;
const LATE_MS = 300;
/** On a busy machine a sound line may be too slow as well. */
const MAX_TRIES = 30;
const LIMIT_MS = isFull ? 3_000_000 : 240_000;

const folder = mkdtempSync(join(tmpdir(), 'quiz-line-'));
const underWay = new Map<string, Try>();
const befallen = new Map<string, number>();
let site: Listening;
let line: Listening;

beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  site = await listen(createSiteServer({ folder: distFolder, environment: parseEnvironment({}), leadsFolder: folder }));
  line = await openFaultyLine({
    target: site.url,
    concerns: ({ url, method }) => url === leadInboxPath && method === 'POST',
    next: (body) => {
      const { name } = JSON.parse(body) as { name: string };
      const fault = underWay.get(name)?.fault ?? 'none';
      // The browser may repeat by itself a request that was cut: the line is sound then.
      underWay.delete(name);
      return fault;
    },
    lateMs: LATE_MS,
  });
});
afterAll(() => {
  line.close();
  site.close();
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

/** Names of stored requests, sorted. */
const storedNames = async () => (await openLocalLeads(folder).readAll()).map(({ name }) => name).sort();

/** How often a request of this name is stored. */
const stored = async (name: string) => (await storedNames()).filter((other) => other === name).length;

const note = (what: string) => befallen.set(what, (befallen.get(what) ?? 0) + 1);

/** Sends until thanked, and looks each time whether what was said is true. Returns how many faults that took. */
async function goOnUntilThanked(seed: number): Promise<number> {
  const answers = {
    areaSize: 'Medium',
    surfaceType: 'Patio',
    postcode: 'Exmouth',
    name: `Visitor ${seed}`,
    email: `visitor-${seed}@example.org`,
    phone: '07700 900111',
    additionalMessage: `Request ${seed}`,
    gdprConsent: true,
  };
  const { name } = answers;
  const ahead = triesOf(seed);
  let faults = 0;
  await visit({ consent: false, viewport: quizViewport }, async ({ page, open }) => {
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
      const told = await send(page, one).catch((error: unknown) => Promise.reject(new Error(what, { cause: error })));
      if (one !== soundTry) {
        faults += 1;
        note(`${one.deed}: ${told ?? 'gone'}`);
        note(one.fault);
      }
      if (told === undefined) return void (await expect.poll(() => stored(name), { message: what }).toBe(1));
      expect(['thanked', 'failed', 'unsure', 'forgotten'], what).toContain(told);
      if (told === 'thanked' || told === 'forgotten') return expect(await stored(name), `${what}, ${told}`).toBe(1);
      await goBackToAnswers(page, one, answers).catch((error: unknown) =>
        Promise.reject(new Error(`${what}, ${told}`, { cause: error })),
      );
    }
    throw new Error(`${name} was never thanked`);
  });
  return faults;
}

test(
  `${FAULTS} faults between the quiz and the receiver: no request is lost, none stored twice, and nobody is thanked in vain`,
  async () => {
    let faults = 0;
    let seed = 0;
    await Promise.all(
      Array.from({ length: CROWD }, async () => {
        while (faults < FAULTS) {
          const more = await goOnUntilThanked(seed++);
          faults += more;
        }
      }),
    );
    const visitors = Array.from({ length: seed }, (_, one) => `Visitor ${one}`).sort();
    expect(await storedNames()).toEqual(visitors);
    if (isFull) console.info(`${seed} visitors, ${faults} faults`, Object.fromEntries([...befallen].sort()));
    expect(faults).toBeGreaterThanOrEqual(FAULTS);
  },
  LIMIT_MS,
);
