import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Lead } from '../../supabase/functions/lead/lead.ts';
import { createLeadReceiver } from '../../supabase/functions/lead/receive-lead.ts';
import { printable } from '../../core/domain/text/printable.ts';
import { isOwnPage } from '../site/host-name.ts';
import { answerByWeb } from '../site/web-request.ts';
import { leadsFolder, openLocalLeads } from './local-leads.ts';

interface InboxOptions {
  /** Origin of the live site, whose pages may post too, for example through a proxy. */
  readonly siteUrl: string;
  /** Folder that leads are stored in. */
  readonly folder?: string;
}

/** Leads per hour: more than a developer sends, and fewer than would fill a disk. */
const HOURLY_LIMIT = 5000;
const hourlyLimits = {
  perSender: HOURLY_LIMIT,
  perNetwork: HOURLY_LIMIT,
  total: HOURLY_LIMIT,
  reserved: 0,
};
/** The one sender of all leads, since every client is on this machine or in its network. */
const sender = { sender: 'local', network: 'local' };

/** Request headers that the receiver reads. */
export const leadHeaders = ['content-type', 'content-length', 'origin'];

/** Returns the options that all receivers outside Supabase share. */
export const localReceiving = (folder: string) => ({
  store: openLocalLeads(folder),
  afterwards: (work: Promise<void>) => void work,
  log: (text: string) => console.log(printable(text)),
  logError: (text: string) => console.error(printable(text)),
});

/**
 * Creates the receiver of a site without a webhook. It runs the code of the Edge Function `lead`,
 * but stores leads in a file on this machine and prints them instead of mailing them. A lead is
 * printed before it is stored, so that none is lost to a damaged file.
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
    hourlyLimits,
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
    await answerByWeb({
      request,
      response,
      headers: leadHeaders,
      handle: (lead) => receive(lead, async () => sender),
    });
  };
}

/** Prints a lead on one line, and only once even if it is sent again. */
function print(lead: Lead, printed: Set<string>): void {
  const key = JSON.stringify([lead.created_at, lead.email, lead.phone]);
  if (printed.has(key)) return;
  printed.add(key);
  console.log(`Lead received: ${printable(JSON.stringify(lead))}`);
}
