import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { createLeadStore } from '../supabase/functions/lead/lead-store.ts';
import { createLeadReceiver } from '../supabase/functions/lead/receive-lead.ts';
import { printable } from '../src/domain/printable.ts';
import { leadsFolder, openLeadDatabase } from './open-database.ts';
import { readBody } from './read-body.ts';

interface InboxOptions {
  /** Where the leads are kept. */
  readonly folder?: string;
  readonly hourlyLimit?: number;
}

const MAX_BYTES = 64 * 1024;
/** More than a developer sends by hand, less than fills a disk. */
const HOURLY_LIMIT = 5000;
/** Every sender is this machine, or one in its network. */
const SENDER = 'local';

/**
 * Receives leads where no webhook is set, by the code of the Edge Function `lead`: what that sends as an e-mail is printed, and the
 * table is a file on this machine.
 */
export function createLeadInbox({ folder = leadsFolder, hourlyLimit = HOURLY_LIMIT }: InboxOptions = {}) {
  const open = async () => {
    const { fetch, key } = await openLeadDatabase(folder);
    return createLeadReceiver({
      store: createLeadStore({ url: 'http://127.0.0.1', key, fetch }),
      // Another program's page may be open in the same browser.
      allowsOrigin: (origin) => isOwnHost(URL.parse(origin)?.host),
      hourlyLimit,
      notify: async ({ name, email, phone, service, message, status, created_at }) => {
        const lead = { name, email, phone, service, message, status, created_at };
        console.log(`Lead received: ${printable(JSON.stringify(lead))}`);
      },
      afterwards: (work) => void work,
      logError: (text) => console.error(printable(text)),
    });
  };
  let receiver: ReturnType<typeof open> | undefined;

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', headers } = request;
    const body = method === 'POST' ? await readBody(request, MAX_BYTES) : undefined;
    if (method === 'POST' && body === undefined) return void response.writeHead(413).end();
    // A name that leads here only since somebody made it do so.
    if (!isOwnHost(headers.host)) return void response.writeHead(421).end();
    receiver ??= open();
    // One that could not be opened is not kept: the next lead tries again.
    receiver.catch(() => (receiver = undefined));
    const kept = ['content-type', 'origin'].flatMap((name): [string, string][] =>
      typeof headers[name] === 'string' ? [[name, headers[name]]] : [],
    );
    const asked = new Request('http://127.0.0.1/lead-inbox', {
      method,
      headers: kept,
      ...(body && { body: new Uint8Array(body) }),
    });
    const answer = await (await receiver)(asked, SENDER);
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  };
}

/** Whether a request's Host is this machine by its number or as `localhost`: no name that others give out. */
function isOwnHost(host: string | undefined): boolean {
  const name = URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0;
}
