import { parseLead, type Lead } from './lead.ts';
import { createDelivery, reasonOf, type DeliveryOptions } from './deliver-leads.ts';
import { isProven } from './proof.ts';

interface ReceiverOptions extends DeliveryOptions {
  /** Hears of every lead before anything is done with it, whatever becomes of it then. */
  readonly onArrival?: (lead: Lead) => void;
  /** Whether pages of this origin may post. A request without one comes from no browser. */
  readonly allowsOrigin: (origin: string) => boolean;
  /** How many leads one sender may have stored in an hour. */
  readonly hourlyLimit: number;
  /** Leads are taken with a proof of work alone, against robots. */
  readonly needsProof?: boolean;
  /** Takes work that goes on after the answer; the visitor does not wait for an e-mail. */
  readonly afterwards: (work: Promise<void>) => void;
}

const MAX_BYTES = 64 * 1024;

/**
 * Receives what the quote form posts: stores it once, however often it is sent, and tells the owner. Answers 204 only for what is
 * stored. @param sender a hash of the sender's network address
 */
export function createLeadReceiver(options: ReceiverOptions) {
  const { store, onArrival, allowsOrigin, hourlyLimit, needsProof = false, afterwards, logError } = options;

  const deliver = createDelivery(options);

  const keep = async (lead: Lead, sender: string): Promise<Response> => {
    const outcome = await store.receive(lead, sender, hourlyLimit);
    if (outcome === 'limited') return answer(429, { 'Retry-After': '3600' });
    afterwards(deliver());
    return answer(204);
  };

  const receive = async (request: Request, sender: string): Promise<Response> => {
    if (request.method === 'OPTIONS') return answer(204);
    if (request.method !== 'POST') return answer(405, { Allow: 'POST' });
    if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '')) return answer(415);
    // Who hangs up hears no answer.
    const text = await readText(request).catch(() => '');
    if (text === undefined) return answer(413);
    if (needsProof && !(await isProven(text, new URL(request.url).searchParams.get('proof') ?? ''))) return answer(402);
    const parsed = parseLead(parseJson(text));
    if ('problems' in parsed) return answer(400, {}, { problems: parsed.problems });
    onArrival?.(parsed.lead);
    return keep(parsed.lead, sender);
  };

  return async (request: Request, sender: string): Promise<Response> => {
    const origin = request.headers.get('origin');
    if (origin !== null && !allowsOrigin(origin)) return answer(403);
    const response = await receive(request, sender).catch((error: unknown) => {
      // Nothing of the lead: logs are kept longer, and read by more people.
      logError(`A lead could not be stored, and its sender was told so: ${reasonOf(error)}`);
      return answer(503);
    });
    if (origin !== null) {
      response.headers.set('Access-Control-Allow-Origin', origin);
      response.headers.set('Access-Control-Allow-Headers', 'Content-Type');
      response.headers.set('Access-Control-Allow-Methods', 'POST');
      response.headers.set('Access-Control-Max-Age', '86400');
    }
    response.headers.set('Vary', 'Origin');
    return response;
  };
}

const answer = (status: number, headers: Readonly<Record<string, string>> = {}, body?: object) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'Cache-Control': 'no-store', ...(body && { 'Content-Type': 'application/json' }), ...headers },
  });

/** The body; undefined where it is too long. Where nothing says so beforehand it is read to its end, so that the sender hears the answer. */
async function readText({ headers, body }: Request): Promise<string | undefined> {
  if (Number(headers.get('content-length')) > MAX_BYTES) return undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  return size > MAX_BYTES ? undefined : new Blob(chunks).text();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
