import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLeadInbox } from '../server/leads/lead-inbox.ts';
import { openLocalLeads } from '../server/leads/local-leads.ts';
import { noAnswers, type QuizAnswers } from '../src/quiz/answers/answers.ts';
import { buildLead, sendLead } from '../src/quiz/sending/lead.ts';
import { isFull } from './support/copies/fault-share.ts';
import { listen, type Listening } from './support/servers/listen.ts';
import { faultsOf, lineFaults, openFaultyLine, type LineFault } from './support/visits/faulty-line.ts';

/*
 * Visitors, each with a seed that breaks the line at their tries as it says, send their answers by the quiz's own code to the receiver's. Each goes
 * on, as the error box asks them to, until they are thanked. A thousand of them by npm run test:faults.
 */

const VISITORS = isFull ? 1000 : 80;
/** Visitors at once. */
const CROWD = 4;
/** Stands for the quiz's fifteen seconds. */
const PATIENCE_MS = 700;
/** On a busy machine a sound line may be too slow as well. */
const MAX_TRIES = 50;
const TEST_MS = 500_000;

const folder = mkdtempSync(join(tmpdir(), 'lead-faults-'));
const befallen = new Map<LineFault, number>();
const ahead = new Map<string, LineFault[]>();
let inbox: Listening;
let line: Listening;

const timeout = AbortSignal.timeout.bind(AbortSignal);
beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === 15_000 ? PATIENCE_MS : ms));
  const receive = createLeadInbox({ siteUrl: 'http://127.0.0.1', folder });
  inbox = await listen(createServer((request, response) => void receive(request, response)));
  line = await openFaultyLine({
    target: inbox.url,
    concerns: () => true,
    next: (body) => {
      const fault = ahead.get((JSON.parse(body) as { name: string }).name)?.shift() ?? 'none';
      befallen.set(fault, (befallen.get(fault) ?? 0) + 1);
      return fault;
    },
  });
});
afterAll(() => {
  line.close();
  inbox.close();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const storedNames = async () => (await openLocalLeads(folder).readAll()).map(({ name }) => name);

/** Sends until thanked, and then looks whether that was true. */
async function visit(seed: number): Promise<void> {
  const name = `Visitor ${seed}`;
  ahead.set(name, faultsOf(seed));
  const answers: QuizAnswers = {
    ...noAnswers,
    areaSize: 'Medium',
    surfaceType: 'Patio',
    postcode: 'Exmouth',
    name,
    email: 'v@example.org',
  };
  // One time for one set of answers. Every tenth visitor shares theirs with another: a time alone is no name.
  const lead = buildLead(
    { ...answers, phone: `07700 900${seed}` },
    new Date(Date.UTC(2026, 0, 1) + (seed - (seed % 10))),
  );
  let reason: unknown;
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const thanked = await sendLead(`${line.url}/lead-inbox`, lead).then(
      () => true,
      (error: unknown) => {
        reason = error;
        return false;
      },
    );
    if (!thanked) continue;
    expect(
      (await storedNames()).filter((other) => other === name),
      `thanked at try ${tries}`,
    ).toEqual([name]);
    return;
  }
  throw new Error(`${name} was never thanked`, { cause: reason });
}

test(
  `over the faults of ${VISITORS} lines every request is stored, once, and nobody is thanked in vain`,
  async () => {
    const seeds = Array.from({ length: VISITORS }, (_, seed) => seed);
    const queue = seeds.values();
    await Promise.all(
      Array.from({ length: CROWD }, async () => {
        for (const seed of queue) await visit(seed);
      }),
    );
    const stored = await storedNames();
    expect(new Set(stored).size).toBe(VISITORS);
    expect(stored).toHaveLength(VISITORS);
    expect([...befallen.keys()].sort()).toEqual([...lineFaults].sort());
    if (isFull) console.info(Object.fromEntries([...befallen].sort()));
  },
  TEST_MS,
);
