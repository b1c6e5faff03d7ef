/*
 * The Edge Function that the quote form posts to. Deployment and secrets: docs/going-live.md.
 */
import { createLeadStore } from './lead-store.ts';
import { createMailer, mailAbout, mailAboutWaiting } from './lead-mail.ts';
import { createLeadReceiver, readLeadLimits } from './receive-lead.ts';
import { addressIn, senderOf } from './sender.ts';

declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};
declare const EdgeRuntime: { waitUntil(work: Promise<void>): void };

function required(name: string): string {
  const value = Deno.env.get(name);
  if (!value)
    throw new Error(`${name} is not set: npx supabase secrets set ${name}=…`);
  return value;
}

const key = required('SUPABASE_SERVICE_ROLE_KEY');
const send = createMailer({
  provider: required('LEAD_MAIL_PROVIDER'),
  key: required('LEAD_MAIL_KEY'),
});
const addresses = {
  from: required('LEAD_MAIL_FROM'),
  to: required('LEAD_MAIL_TO'),
};
const origins = required('SITE_ORIGIN').split(/[\s,]+/);

const { receive, deliver } = createLeadReceiver({
  store: createLeadStore({
    url: required('SUPABASE_URL'),
    key,
  }),
  notify: (lead) => send(mailAbout(lead, addresses)),
  notifyWaiting: (count) => send(mailAboutWaiting(count, addresses)),
  ...readLeadLimits((name) => Deno.env.get(name)),
  log: (message) => console.log(message),
  logError: (message) => console.error(message),
  allowsOrigin: (origin) => origins.includes(origin),
  afterwards: (work) => EdgeRuntime.waitUntil(work),
});

const addressHeader = Deno.env.get('LEAD_ADDRESS_HEADER') ?? 'cf-connecting-ip';
Deno.serve(async (request) => {
  // A cron job of the Supabase project sends GET, so that failed e-mails need not wait for the next
  // lead.
  if (request.method === 'GET') {
    await deliver();
    return new Response(null, { status: 204 });
  }
  const address = addressIn(request.headers, addressHeader);
  return receive(request, () => senderOf(address, key));
});
