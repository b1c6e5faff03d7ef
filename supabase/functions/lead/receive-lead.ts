import { monthsBefore } from '../_shared/moment.ts';
import type { ClaimedLead, HourlyLimits, LeadStore } from './lead-store.ts';
import { parseLead, type Lead } from './lead.ts';
import type { Sender } from './sender.ts';

interface ReceiverOptions {
  readonly store: LeadStore;
  /** Tells the owner about a lead. Rejects with a reason that quotes nothing from the lead. */
  readonly notify: (lead: ClaimedLead) => Promise<void>;
  /** Tells the owner how many leads wait because of the hourly limit of e-mails. */
  readonly notifyWaiting: (count: number) => Promise<void>;
  readonly log: (message: string) => void;
  readonly logError: (message: string) => void;
  /** Called with every valid lead before it is stored. */
  readonly onArrival?: (lead: Lead) => void;
  /** Returns whether pages of this origin may post. Only browsers send an origin. */
  readonly allowsOrigin: (origin: string) => boolean;
  readonly hourlyLimits?: HourlyLimits;
  /** Maximum e-mails per hour about the leads of all senders. */
  readonly hourlyMails?: number;
  /** Months after which a lead is deleted. */
  readonly keptMonths?: number;
  /** Keeps work running after the response, so that no visitor waits for an e-mail. */
  readonly afterwards: (work: Promise<void>) => void;
}

const HOURLY_LIMITS: HourlyLimits = {
  perSender: 20,
  perNetwork: 100,
  total: 2000,
  reserved: 500,
};

/** Maximum e-mails per hour, unless set otherwise. */
const HOURLY_MAILS = 60;

/** Months for which leads are kept, unless set otherwise. */
const KEPT_MONTHS = 12;

/** Maximum leads deleted by age after a new one. */
const MAX_REMOVED = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Reads `LEAD_MAILS_AN_HOUR` and `LEAD_KEEP_MONTHS`.
 * @throws Error if one is not a whole number from 1 up
 */
export function readLeadLimits(setting: (name: string) => string | undefined) {
  const readCount = (name: string, unset: number) => {
    const text = setting(name);
    if (!text) return unset;
    if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
    throw new Error(`${name}: "${text}" must be a whole number from 1 up`);
  };
  return {
    hourlyMails: readCount('LEAD_MAILS_AN_HOUR', HOURLY_MAILS),
    keptMonths: readCount('LEAD_KEEP_MONTHS', KEPT_MONTHS),
  };
}

const MAX_BYTES = 64 * 1024;
/** Maximum leads mailed in one run: the new one, and those whose e-mail failed earlier. */
const MAX_DELIVERIES = 20;
/** Maximum leads whose senders are forgotten in one run. */
const MAX_FORGOTTEN = 100;

/** Creates a receiver that stores the posts of the quote form and e-mails them to the owner. */
export function createLeadReceiver({
  store,
  notify,
  notifyWaiting,
  log,
  logError,
  onArrival,
  allowsOrigin,
  hourlyLimits = HOURLY_LIMITS,
  hourlyMails = HOURLY_MAILS,
  keptMonths = KEPT_MONTHS,
  afterwards,
}: ReceiverOptions) {
  const mail = async (lead: ClaimedLead) => {
    try {
      await notify(lead);
    } catch (error) {
      const tries = `${lead.attempts} ${lead.attempts === 1 ? 'try' : 'tries'}`;
      const what = `Quote request ${lead.id} is stored, and no e-mail about it has gone out in ${tries}`;
      logError(`${what}: ${reasonOf(error)}`);
      return;
    }
    await store.markMailed(lead.id);
  };

  /**
   * Mails due leads within the hourly limit, at most MAX_DELIVERIES in a run. Tells the owner once
   * an hour how many wait, and forgets yesterday's senders. Never rejects: a failure is logged, and
   * the lead is due again later.
   */
  const deliver = async (): Promise<void> => {
    try {
      for (let count = 0; count < MAX_DELIVERIES; count += 1) {
        const lead = await store.claim(hourlyMails);
        if (!lead) break;
        await mail(lead);
      }
      const waiting = await store.claimNotice(hourlyMails);
      if (waiting > 0) await notifyWaiting(waiting);
      await store.forgetSenders(MAX_FORGOTTEN);
    } catch (error) {
      logError(
        `Stored quote requests wait to be passed on: ${reasonOf(error)}`,
      );
    }
  };

  /**
   * Deletes leads over age, if the visitor who has just sent one confirms the store's clock: a
   * clock that is wrong deletes nothing. Never rejects.
   */
  const removeOld = async ({ created_at }: Lead): Promise<void> => {
    try {
      const now = await store.readClock();
      const difference = now.getTime() - new Date(created_at).getTime();
      if (Math.abs(difference) > DAY_MS) return;
      const limit = monthsBefore(now, keptMonths);
      const count = await store.removeFinished(limit, MAX_REMOVED);
      if (count > 0)
        log(`Quote requests over ${keptMonths} months old: ${count} deleted`);
    } catch (error) {
      logError(`Old quote requests are not deleted: ${reasonOf(error)}`);
    }
  };

  /*
   * The order of the steps is a security measure, since each relies on the checks before it. Checks
   * method, type and length before it reads the body, and the size before it parses it. Stores a
   * valid lead within the limits: 204 means "stored".
   */
  const answerPost = async (
    request: Request,
    identify: () => Promise<Sender>,
  ): Promise<Response> => {
    const early = answerWithoutBody(request);
    if (early) return early;

    // On a broken connection, nobody receives the response.
    const text = await readText(request).catch(() => '');
    if (text === undefined) return answer(413);

    const parsed = parseLead(parseJson(text));
    if ('problems' in parsed)
      return answer(400, {}, { problems: parsed.problems });

    onArrival?.(parsed.lead);
    const outcome = await store.receive(
      parsed.lead,
      await identify(),
      hourlyLimits,
    );
    if (outcome === 'limited') return answer(429, { 'Retry-After': '3600' });

    const delivery = deliver();
    const isNew = outcome === 'stored';
    afterwards(isNew ? delivery.then(() => removeOld(parsed.lead)) : delivery);
    return answer(204);
  };

  /**
   * Handles a request: stores its lead, only once even if it is sent again, and starts the e-mail.
   * @param identify returns whom the lead counts for; called for a valid lead only
   */
  const receive = async (
    request: Request,
    identify: () => Promise<Sender>,
  ): Promise<Response> => {
    const origin = request.headers.get('origin');
    if (origin !== null && !allowsOrigin(origin)) return answer(403);
    const response = await answerPost(request, identify).catch(
      (error: unknown) => {
        // The log quotes no lead, since logs are kept longer than leads and more people read them.
        logError(
          `A lead could not be stored, and its sender was notified: ${reasonOf(error)}`,
        );
        return answer(503);
      },
    );
    allowOrigin(response.headers, origin);
    return response;
  };

  return { receive, deliver };
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const answer = (
  status: number,
  headers: Readonly<Record<string, string>> = {},
  body?: object,
) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: {
      'Cache-Control': 'no-store',
      ...(body && { 'Content-Type': 'application/json' }),
      ...headers,
    },
  });

/** Lets pages of an allowed origin read the response. `origin` is null without one. */
function allowOrigin(headers: Headers, origin: string | null): void {
  headers.set('Vary', 'Origin');
  if (origin === null) return;
  headers.set('Access-Control-Allow-Origin', origin);
  headers.set('Access-Control-Allow-Headers', 'Content-Type');
  headers.set('Access-Control-Allow-Methods', 'POST');
  headers.set('Access-Control-Max-Age', '86400');
}

const isJson = /^application\/json\s*(?:;|$)/i;

/** Returns the response to a request whose body must not be read; undefined for a post of JSON. */
function answerWithoutBody({ method, headers }: Request): Response | undefined {
  if (method === 'OPTIONS') return answer(204);
  if (method !== 'POST') return answer(405, { Allow: 'POST' });
  if (!isJson.test(headers.get('content-type') ?? '')) return answer(415);
  if (Number(headers.get('content-length')) > MAX_BYTES) return answer(413);
  return undefined;
}

/**
 * Reads the body; undefined if it is too long. A long body is drained, or the client would never
 * see the 413.
 */
async function readText({ body }: Request): Promise<string | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  return size > MAX_BYTES ? undefined : new Blob(chunks).text();
}

/** Parses JSON; undefined if the text is not valid. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
