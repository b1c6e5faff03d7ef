import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Lead } from '../../supabase/functions/lead/lead.ts';
import { createLeadReceiver } from '../../supabase/functions/lead/receive-lead.ts';
import { printable } from '../../src/domain/text/printable.ts';
import { isOwnPage } from '../site/host-name.ts';
import { answerWith, webRequest } from '../site/web-request.ts';
import { leadsFolder, openLocalLeads } from './local-leads.ts';

interface InboxOptions {
  /** Origin whose host name counts as ours, as behind a proxy. */
  readonly siteUrl: string;
  /** Where the leads are stored. */
  readonly folder?: string;
}

/** More than a developer sends by hand, less than fills a disk. */
const HOURLY_LIMIT = 5000;
/** Every sender is this machine, or one in its network. */
const SENDER = 'local';

/** Headers that concern a lead. */
export const leadHeaders = ['content-type', 'content-length', 'origin'];

/** What every receiver on a machine of one's own shares. */
export const localReceiving = (folder: string) => ({
  store: openLocalLeads(folder),
  afterwards: (work: Promise<void>) => void work,
  logError: (text: string) => console.error(printable(text)),
});

/**
 * Receives leads where no webhook is set, by the code of the Edge Function `lead`: in place of an e-mail it prints them, before
 * anything can go wrong with the table, which is a file on this machine.
 */
export function createLeadInbox({
  folder = leadsFolder,
  siteUrl,
}: InboxOptions) {
  const printed = new Set<string>();
  const { receive } = createLeadReceiver({
    ...localReceiving(folder),
    onArrival: (lead) => print(lead, printed),
    allowsOrigin: () => true,
    hourlyLimit: HOURLY_LIMIT,
    notify: async () => undefined,
  });

  return async (
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const { host = '', origin } = request.headers;
    if (origin !== undefined && !isOwnPage({ origin, host, siteUrl }))
      return void response.writeHead(403).end();
    await answerWith(
      await receive(webRequest(request, leadHeaders), SENDER),
      response,
    );
  };
}

/** Prints a lead on a line of its own, once however often it is sent. */
function print(lead: Lead, printed: Set<string>): void {
  const key = JSON.stringify([lead.created_at, lead.email, lead.phone]);
  if (printed.has(key)) return;
  printed.add(key);
  console.log(`Lead received: ${printable(JSON.stringify(lead))}`);
}
