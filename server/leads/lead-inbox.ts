import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Lead } from '../../supabase/functions/lead/lead.ts';
import { createLeadStore, type LeadStore } from '../../supabase/functions/lead/lead-store.ts';
import { createLeadReceiver } from '../../supabase/functions/lead/receive-lead.ts';
import { printable } from '../../src/domain/printable.ts';
import { isOwnHost } from '../site/host-name.ts';
import { leadsFolder, openLeadDatabase } from '../database/open-database.ts';
import { readBody } from './read-body.ts';

interface InboxOptions {
  /** Origin whose host name counts as ours, as behind a proxy. */
  readonly siteUrl: string;
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
 * Receives leads where no webhook is set, by the code of the Edge Function `lead`: in place of an e-mail it prints them, before
 * anything can go wrong with the table, which is a file on this machine.
 */
export function createLeadInbox({ folder = leadsFolder, hourlyLimit = HOURLY_LIMIT, siteUrl }: InboxOptions) {
  const receive = createLeadReceiver({
    store: openStoreOnDemand(folder),
    onArrival: createPrinter(),
    // Another program's page may be open in the same browser.
    allowsOrigin: (origin) => isOwnHost(URL.parse(origin)?.host ?? '', siteUrl),
    hourlyLimit,
    notify: async () => undefined,
    afterwards: (work) => void work,
    logError: (text) => console.error(printable(text)),
  });

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', headers } = request;
    const body = method === 'POST' ? await readBody(request, MAX_BYTES) : undefined;
    if (method === 'POST' && body === undefined) return void response.writeHead(413).end();
    // A name that leads here only since somebody made it do so.
    if (!isOwnHost(headers.host ?? '', siteUrl)) return void response.writeHead(421).end();
    const kept = ['content-type', 'origin'].flatMap((name): [string, string][] =>
      typeof headers[name] === 'string' ? [[name, headers[name]]] : [],
    );
    const asked = new Request('http://127.0.0.1/lead-inbox', {
      method,
      headers: kept,
      ...(body && { body: new Uint8Array(body) }),
    });
    const answer = await receive(asked, SENDER);
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  };
}

/** Prints each lead on a line of its own, once however often it is sent. */
function createPrinter(): (lead: Lead) => void {
  const printed = new Set<string>();
  return ({ name, email, phone, service, message, status, created_at }) => {
    const key = JSON.stringify([created_at, email, phone]);
    if (printed.has(key)) return;
    printed.add(key);
    const lead = { name, email, phone, service, message, status, created_at };
    console.log(`Lead received: ${printable(JSON.stringify(lead))}`);
  };
}

/** The table, opened by the first lead. */
function openStoreOnDemand(folder: string): LeadStore {
  let opened: Promise<LeadStore> | undefined;
  const table = () => {
    opened ??= openLeadDatabase(folder).then(({ fetch, key }) =>
      createLeadStore({ url: 'http://127.0.0.1', key, fetch }),
    );
    // One that could not be opened is not kept: the next lead tries again.
    opened.catch(() => (opened = undefined));
    return opened;
  };
  return {
    insert: async (lead) => (await table()).insert(lead),
    has: async (lead) => (await table()).has(lead),
    countSince: async (sender, since, most) => (await table()).countSince(sender, since, most),
    unmailed: async (most) => (await table()).unmailed(most),
    markMailed: async (id, at) => (await table()).markMailed(id, at),
  };
}
