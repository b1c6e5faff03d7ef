import type { ClaimedLead, LeadStore } from './lead-store.ts';
import { parseLead, type Lead } from './lead.ts';

interface ReceiverOptions {
  readonly store: LeadStore;
  /** Reports a lead to the owner. Rejects where that was not possible, with a reason that says nothing of the lead. */
  readonly notify: (lead: ClaimedLead) => Promise<void>;
  readonly logError: (message: string) => void;
  /** Hears of every lead before anything is done with it, whatever becomes of it then. */
  readonly onArrival?: (lead: Lead) => void;
  /** Whether pages of this origin may post. A request without one comes from no browser. */
  readonly allowsOrigin: (origin: string) => boolean;
  /** How many leads one sender may have stored in an hour. */
  readonly hourlyLimit?: number;
  /** Takes work that goes on after the answer; the visitor does not wait for an e-mail. */
  readonly afterwards: (work: Promise<void>) => void;
}

const MAX_BYTES = 64 * 1024;
/** How many leads are passed on at once: one's own and those that did not go out before. */
const MAX_DELIVERIES = 20;

/** What receives the quote form's posts, and passes on what is stored. */
export function createLeadReceiver({
  store,
  notify,
  logError,
  onArrival,
  allowsOrigin,
  hourlyLimit = 20,
  afterwards,
}: ReceiverOptions) {
  const pass = async (lead: ClaimedLead) => {
    try {
      await notify(lead);
    } catch (error) {
      const tries = `${lead.attempts} ${lead.attempts === 1 ? 'try' : 'tries'}`;
      const what = `Quote request ${lead.id} is stored, and no e-mail about it has gone out in ${tries}`;
      return logError(`${what}: ${reasonOf(error)}`);
    }
    await store.markMailed(lead.id);
  };

  /** Passes on every stored lead that is due. It never rejects: what did not go out is logged, and due again later. */
  const deliver = async (): Promise<void> => {
    try {
      for (let count = 0; count < MAX_DELIVERIES; count += 1) {
        const lead = await store.claim();
        if (!lead) return;
        await pass(lead);
      }
    } catch (error) {
      logError(
        `Stored quote requests wait to be passed on: ${reasonOf(error)}`,
      );
    }
  };

  const answerPost = async (
    request: Request,
    sender: string,
  ): Promise<Response> => {
    if (request.method === 'OPTIONS') return answer(204);
    if (request.method !== 'POST') return answer(405, { Allow: 'POST' });
    if (
      !/^application\/json\s*(?:;|$)/i.test(
        request.headers.get('content-type') ?? '',
      )
    )
      return answer(415);
    // Who hangs up hears no answer.
    const text = await readText(request).catch(() => '');
    if (text === undefined) return answer(413);
    const parsed = parseLead(
      await new Response(text).json().catch(() => undefined),
    );
    if ('problems' in parsed)
      return answer(400, {}, { problems: parsed.problems });
    onArrival?.(parsed.lead);
    const outcome = await store.receive(parsed.lead, sender, hourlyLimit);
    if (outcome === 'limited') return answer(429, { 'Retry-After': '3600' });
    afterwards(deliver());
    return answer(204);
  };

  /**
   * Stores a lead once, however often it is sent, and has it passed on. Answers 204 only for what is stored.
   * @param sender a hash of the sender's network address
   */
  const receive = async (
    request: Request,
    sender: string,
  ): Promise<Response> => {
    const origin = request.headers.get('origin');
    if (origin !== null && !allowsOrigin(origin)) return answer(403);
    const response = await answerPost(request, sender).catch(
      (error: unknown) => {
        // Nothing of the lead: logs are kept longer, and read by more people.
        logError(
          `A lead could not be stored, and its sender was notified: ${reasonOf(error)}`,
        );
        return answer(503);
      },
    );
    if (origin !== null) {
      response.headers.set('Access-Control-Allow-Origin', origin);
      response.headers.set('Access-Control-Allow-Headers', 'Content-Type');
      response.headers.set('Access-Control-Allow-Methods', 'POST');
      response.headers.set('Access-Control-Max-Age', '86400');
    }
    response.headers.set('Vary', 'Origin');
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

/** The body; undefined where it is too long. Where nothing says so beforehand it is read to its end, so that the sender hears the answer. */
async function readText({
  headers,
  body,
}: Request): Promise<string | undefined> {
  if (Number(headers.get('content-length')) > MAX_BYTES) return undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  return size > MAX_BYTES ? undefined : new Blob(chunks).text();
}

/**
 * A keyed hash of the network address that a request came from: distinguishes senders, and says nothing of them to whoever reads the
 * table. The address is the last entry of the header in which the proxy before us writes it, since whoever asks may write entries
 * before that one. All requests without it count as one sender's.
 */
export async function senderOf(
  headers: Headers,
  addressHeader: string,
  key: string,
): Promise<string> {
  const address =
    headers.get(addressHeader)?.split(',').at(-1)?.trim() || 'unknown';
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`${key} ${address}`),
  );
  const bytes = new Uint8Array(digest, 0, 16);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
