import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { createDelivery } from '../../supabase/functions/lead/deliver-leads.ts';
import { createLeadReceiver } from '../../supabase/functions/lead/receive-lead.ts';
import { addressIn, hashSender } from '../../supabase/functions/lead/sender.ts';
import { printable } from '../../src/domain/words/printable.ts';
import { leadsFolder, openLocalLeads } from './local-leads.ts';
import type { ReceiverSettings } from './receiver-settings.ts';
import { answerWith, webRequest } from './web-request.ts';

const HOURLY_LIMIT = 20;
/** E-mails that did not go out are tried again without waiting for another request. */
const DELIVERY_MS = 60_000;

/** The receiver of quote requests for a server of one's own: behind its web server, over the table on its disk. */
export function createReceiveServer(settings: ReceiverSettings, folder = leadsFolder): Server {
  const { siteUrl, needsProof, addressHeader, notify } = settings;
  const logError = (text: string) => console.error(printable(text));
  const delivery = { store: openLocalLeads(folder), notify, logError };
  const receive = createLeadReceiver({
    ...delivery,
    allowsOrigin: (origin) => origin === siteUrl,
    hourlyLimit: HOURLY_LIMIT,
    needsProof,
    afterwards: (work) => void work,
  });
  // Senders are told apart for an hour: a new key after a start forgives them, and names nobody.
  const key = randomUUID();
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000 }, (request, response) => {
    const asked = webRequest(request, [addressHeader]);
    void hashSender(addressIn(asked.headers, addressHeader), key)
      .then((sender) => receive(asked, sender))
      .then((answer) => answerWith(answer, response));
  });
  const deliver = createDelivery(delivery);
  const timer = setInterval(() => void deliver(), DELIVERY_MS);
  return server.on('close', () => clearInterval(timer));
}
