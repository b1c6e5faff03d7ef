import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Lead } from '../../supabase/functions/lead/lead.ts';
import { createLeadReceiver } from '../../supabase/functions/lead/receive-lead.ts';
import { printable } from '../../src/domain/words/printable.ts';
import { isOwnHost, isOwnPage } from '../site/host-name.ts';
import { leadsFolder, openLocalLeads } from './local-leads.ts';
import { answerWith, webRequest } from './web-request.ts';

interface InboxOptions {
  /** Origin whose host name counts as ours, as behind a proxy. */
  readonly siteUrl: string;
  /** Where the leads are kept. */
  readonly folder?: string;
  readonly hourlyLimit?: number;
}

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
    store: openLocalLeads(folder),
    onArrival: createPrinter(),
    allowsOrigin: () => true,
    hourlyLimit,
    notify: async () => undefined,
    afterwards: (work) => void work,
    logError: (text) => console.error(printable(text)),
  });

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { host = '', origin } = request.headers;
    // A name that leads here only since somebody made it do so.
    if (!isOwnHost(host, siteUrl)) return void response.writeHead(421).end();
    if (origin !== undefined && !isOwnPage({ origin, host, siteUrl })) return void response.writeHead(403).end();
    await answerWith(await receive(webRequest(request), SENDER), response);
  };
}

/** Prints each lead on a line of its own, once however often it is sent. */
function createPrinter(): (lead: Lead) => void {
  const printed = new Set<string>();
  return (lead) => {
    const key = JSON.stringify([lead.created_at, lead.email, lead.phone]);
    if (printed.has(key)) return;
    printed.add(key);
    console.log(`Lead received: ${printable(JSON.stringify(lead))}`);
  };
}
