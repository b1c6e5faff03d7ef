import { expect, test } from 'vitest';
import seedrandom from 'seedrandom';
import type { Answer } from '../../support/servers/answer-requests.ts';
import {
  acceptTerms,
  answerEverything,
  answerLeads,
  failureText,
  openTerms,
  quizViewport,
  type TypedAnswers,
} from '../../support/visits/quiz-visitor.ts';
import { click } from '../../support/visits/click.ts';
import { isFull, seed } from '../../support/copies/fault-share.ts';
import { startBrowser, visit, wait, waitForText } from '../../support/visitor.ts';

startBrowser();

declare global {
  interface Window {
    /** How many times faster than it says the time runs out that a request may take. */
    faster?: number;
  }
}

const CONFIRMATIONS = isFull ? 200 : 40;
const TIME_LIMIT_MS = 600_000;
const random = seedrandom(`webhook faults ${seed}`);
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;

interface Fault {
  readonly name: string;
  readonly answer: Answer;
  /** Milliseconds before the answer. */
  readonly delay: number;
}

const html = { 'Content-Type': 'text/html' };

/** What a webhook may do. */
function nextFault(): Fault {
  const kind = pick(['status', 'status', 'abort', 'delay', 'late abort', 'redirect', 'html', 'hang']);
  const delay = kind === 'delay' || kind === 'late abort' ? 5 + Math.floor(random() * 30) : 0;
  switch (kind) {
    case 'status': {
      const status = pick([200, 201, 202, 204, 400, 401, 403, 404, 408, 413, 429, 500, 502, 503, 504]);
      return { name: `${status}`, answer: { status }, delay };
    }
    case 'delay':
      return { name: `200 after ${delay} ms`, answer: { status: 200, body: '{}' }, delay };
    case 'redirect': {
      const status = pick([301, 302, 303, 307, 308]);
      return {
        name: `${status}`,
        answer: { status, headers: { Location: pick(['/', '/lead-inbox', 'https://elsewhere.example/']) } },
        delay,
      };
    }
    case 'html': {
      const status = pick([200, 502]);
      return {
        name: `${status} in HTML`,
        answer: { status, headers: html, body: '<!doctype html><script>document.title="ran"</script>' },
        delay,
      };
    }
    case 'hang':
      return { name: 'silence', answer: 'hang', delay };
    default:
      return { name: kind, answer: 'abort', delay };
  }
}

// A web page is no receipt.
const succeeds = ({ answer }: Fault) =>
  typeof answer === 'object' && answer.headers !== html && answer.status >= 200 && answer.status < 300;

/** Answers that no other request has. */
const answersOf = (number: number): TypedAnswers => ({
  areaSize: pick(['Small', 'Medium', 'Large']),
  surfaceType: pick(['Driveway', 'Patio', 'Decking', 'Render/Walls', 'Multiple Areas', 'Other']),
  town: `Town ${number}`,
  name: `Visitor ${number}`,
  email: `visitor-${number}@example.org`,
  phone: `01632 ${960_000 + number}`,
  message: `Request ${number} "quoted" <b>&`,
});

/** The same as the page keeps them. */
const keptFor = ({ town, message, ...answers }: TypedAnswers) => ({
  ...answers,
  postcode: town,
  additionalMessage: message,
  gdprConsent: true,
});

/** Everything the page still holds of one request, read from the saved answers it would show again. */
const kept = () =>
  JSON.parse(sessionStorage.getItem('quote_answers') ?? 'null') as {
    readonly step: number;
    readonly answers: Record<string, unknown>;
  } | null;

test(
  `${CONFIRMATIONS} confirmations in one page, whatever the webhook does: each posts one lead, and nothing typed is lost before it is accepted`,
  async () => {
    await visit({ consent: false, viewport: quizViewport }, async ({ page, open, complaints }) => {
      let fault: Fault = nextFault();
      const leads = await answerLeads(page, async () => {
        const { answer, delay } = fault;
        await wait(delay);
        return answer;
      });
      await page.evaluateOnNewDocument(() => {
        const real = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = (milliseconds) => real(milliseconds / (window.faster ?? 1));
      });
      await open('/get-quote');

      let request = 0;
      let typed: TypedAnswers | undefined;
      for (let confirmation = 1; confirmation <= CONFIRMATIONS; confirmation += 1) {
        if (!typed) {
          request += 1;
          typed = answersOf(request);
          await answerEverything(page, typed);
        }
        fault = nextFault();
        const place = `confirmation ${confirmation}, answered with ${fault.name}`;
        // Fifteen seconds of silence pass in a third of one; an answer may be slow on a busy machine.
        await page.evaluate((faster) => (window.faster = faster), fault.answer === 'hang' ? 50 : 1);
        await openTerms(page);
        // Every third visitor clicks twice.
        if (confirmation % 3 === 0) await click(page, 'Accept & Continue', 2);
        else await acceptTerms(page);

        await waitForText(page, succeeds(fault) ? 'Thank You!' : failureText).catch((error: unknown) =>
          Promise.reject(new Error(place, { cause: error })),
        );
        expect(leads.length, place).toBe(confirmation);
        const lead = JSON.parse(leads.at(-1)!.body) as Record<string, string>;
        expect(lead, place).toMatchObject({ name: typed.name, email: typed.email, phone: typed.phone });
        expect(lead.message, place).toContain(typed.message);
        if (succeeds(fault)) {
          expect(await page.evaluate(kept), place).toBeNull();
          await click(page, 'Submit Another Request');
          typed = undefined;
        } else {
          const { step, answers } = (await page.evaluate(kept))!;
          expect({ step, answers }, place).toEqual({ step: 4, answers: keptFor(typed) });
        }
      }
      expect(await page.title()).not.toBe('ran');
      expect(
        complaints.filter((text) => !/^(The quote request could not be sent|Failed to load resource)/.test(text)),
      ).toEqual([]);
    });
  },
  TIME_LIMIT_MS,
);
