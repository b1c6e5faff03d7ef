import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Lead } from '../../supabase/functions/lead/lead.ts';
import { createLeadReceiver } from '../../supabase/functions/lead/receive-lead.ts';
import { printable } from '../../src/domain/text/printable.ts';
import { isOwnPage } from '../site/host-name.ts';
import { answerWith, webRequest } from '../site/web-request.ts';
import { leadsFolder, openLocalLeads } from './local-leads.ts';

interface InboxOptions {
  /** The live site's origin: its pages may post too, as through a proxy. */
  readonly siteUrl: string;
  /** Folder that leads are stored in. */
  readonly folder?: string;
}

/** More than a developer sends, and less than fills a disk. */
const HOURLY_LIMIT = 5000;
/** All senders are on this machine or in its network. */
const SENDER = 'local';

/** Request headers that the receiver reads. */
export const leadHeaders = ['content-type', 'content-length', 'origin'];

/** Options of every receiver that runs outside Supabase. */
export const localReceiving = (folder: string) => ({
  store: openLocalLeads(folder),
  afterwards: (work: Promise<void>) => void work,
  logError: (text: string) => console.error(printable(text)),
});

/**
 * The receiver of a site without a webhook. It runs the code of the Edge Function `lead` over a
 * file on this machine, and prints leads instead of mailing them. A lead is printed before it is
 * stored, so that none is lost to a damaged file.
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
    hourlyMails: HOURLY_LIMIT,
    notify: async () => undefined,
    notifyWaiting: async () => undefined,
  });

  return async (
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const { host = '', origin } = request.headers;
    if (origin !== undefined && !isOwnPage({ origin, host, siteUrl }))
      return void response.writeHead(403).end();
    const answer = await receive(webRequest(request, leadHeaders), SENDER);
    await answerWith(answer, response);
  };
}

/** Prints a lead in one line, once however often it is sent. */
function print(lead: Lead, printed: Set<string>): void {
  const key = JSON.stringify([lead.created_at, lead.email, lead.phone]);
  if (printed.has(key)) return;
  printed.add(key);
  console.log(`Lead received: ${printable(JSON.stringify(lead))}`);
}
