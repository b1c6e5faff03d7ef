import { isLocalOrigin } from '../../src/domain/diary/diary-source.ts';
import { leadInboxPath } from '../../src/domain/settings/environment.ts';
import { ask, findings, type LiveSite } from './live-site.ts';

/** Whether CORS lets a page of `origin` read the answer. */
const letsIn = (answer: Response, origin: string) =>
  ['*', origin].includes(
    answer.headers.get('access-control-allow-origin') ?? '',
  );

/** An HTML page is no receipt: the form shows an error for it. */
const isPage = (answer: Response) =>
  /^text\/html\b/i.test(answer.headers.get('content-type') ?? '');
const pageRemedy =
  'visitors see an error; is VITE_LEAD_WEBHOOK_URL right, and its account still there?';

/** A lead that its receiver and its reader recognise as a test. */
const testLead = (now: Date) => ({
  name: 'Test lead',
  email: 'test@example.com',
  phone: '01632 960000',
  service: 'Other',
  message:
    'Test lead: sent by "npm run check-live" to see that quote requests arrive. Nobody asked for a quote.',
  status: 'test',
  created_at: now.toISOString(),
});

const json = { 'Content-Type': 'application/json' };

/**
 * Checks that pages may post to the lead receiver and, with `sendLead`, that it accepts a test
 * lead.
 */
export function checkWebhook(
  { origin, environment }: LiveSite,
  sendLead: boolean,
): Promise<string[]> {
  const { leadWebhookUrl } = environment;
  return findings('quote requests', async (report) => {
    if (leadWebhookUrl === leadInboxPath && !isLocalOrigin(origin))
      return report(
        'VITE_LEAD_WEBHOOK_URL is not set: what visitors send reaches nobody',
      );
    const address = new URL(leadWebhookUrl, origin);
    if (address.origin !== origin) {
      const preflight = await ask(address.href, {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type',
        },
      });
      const allowed =
        preflight.headers.get('access-control-allow-headers')?.toLowerCase() ??
        '';
      if (!preflight.ok)
        return report(
          `the receiver answers ${preflight.status} when a browser asks whether it may post`,
        );
      if (isPage(preflight))
        return report(
          `the receiver answers with a web page when a browser asks whether it may post: ${pageRemedy}`,
        );
      if (!letsIn(preflight, origin))
        return report(
          `the receiver does not let pages of ${origin} post (Access-Control-Allow-Origin)`,
        );
      if (!allowed.includes('content-type') && allowed !== '*')
        return report(
          'the receiver does not take JSON from pages (Access-Control-Allow-Headers: Content-Type)',
        );
    }
    if (!sendLead) return;
    const sent = await ask(address.href, {
      method: 'POST',
      headers: { ...json, Origin: origin },
      body: JSON.stringify(testLead(new Date())),
    });
    if (!sent.ok)
      return report(
        `the receiver answers ${sent.status} to a test lead: visitors see an error`,
      );
    if (isPage(sent))
      return report(
        `the receiver answers a test lead with a web page: ${pageRemedy}`,
      );
    if (address.origin !== origin && !letsIn(sent, origin))
      report(
        'the receiver takes a test lead, but keeps its answer from pages: visitors see an error and send again',
      );
  });
}

/** Asks the database for job posts, as the diary page does. */
export function checkDiary({
  origin,
  environment: { supabaseUrl, supabaseKey },
}: LiveSite): Promise<string[]> {
  return findings('job diary', async (report) => {
    if (supabaseUrl === undefined) return;
    const answer = await ask(
      `${supabaseUrl}/rest/v1/job_posts?select=title&limit=1`,
      {
        headers: {
          apikey: supabaseKey,
          Authorization: `Bearer ${supabaseKey}`,
          Origin: origin,
        },
      },
    );
    const rows: unknown = answer.ok
      ? await answer.json().catch(() => undefined)
      : undefined;
    if (!answer.ok)
      report(
        `the database answers ${answer.status}: is the project awake, and the key the right one?`,
      );
    else if (!Array.isArray(rows))
      report('the database does not answer with a list of posts');
    else if (!letsIn(answer, origin))
      report(
        'the database keeps its answer from pages (Access-Control-Allow-Origin)',
      );
  });
}
