import { isLocalOrigin } from '../../core/domain/diary/diary-source.ts';
import { fetchPosts } from '../../core/domain/diary/fetch-posts.ts';
import { PAST_END } from '../../core/domain/read-all-rows.ts';
import { leadInboxPath } from '../../core/domain/settings/environment.ts';
import { ask, findings, type LiveSite } from './live-site.ts';

/** Returns whether CORS lets a page of `origin` read the response. */
const letsIn = (answer: Response, origin: string) =>
  ['*', origin].includes(
    answer.headers.get('access-control-allow-origin') ?? '',
  );

/** Returns a lead that the receiver and the owner recognise as a test. */
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
 * Checks that the lead receiver lets pages post and, with `sendLead`, that it accepts a test lead.
 */
export function checkWebhook(
  { origin, environment }: LiveSite,
  sendLead: boolean,
): Promise<string[]> {
  const { leadWebhookUrl, leadRedirectOrigin } = environment;
  return findings('quote requests', async (report) => {
    if (leadWebhookUrl === leadInboxPath && !isLocalOrigin(origin))
      return report(
        'VITE_LEAD_WEBHOOK_URL is not set: what visitors send reaches nobody',
      );
    const { href, origin: receiver } = new URL(leadWebhookUrl, origin);
    const problem =
      receiver === origin ? undefined : await preflightProblem(href, origin);
    if (problem !== undefined) return report(problem);
    if (!sendLead) return;

    const sent = await ask(href, {
      method: 'POST',
      headers: { ...json, Origin: origin },
      body: JSON.stringify(testLead(new Date())),
    });
    const goal = URL.parse(sent.headers.get('location') ?? '', href)?.origin;
    const isKnownRedirect =
      leadRedirectOrigin !== undefined &&
      [301, 302, 303, 307, 308].includes(sent.status) &&
      goal === leadRedirectOrigin;
    if (!sent.ok && !isKnownRedirect)
      return report(
        `the receiver answers ${sent.status} to a test lead: visitors see an error`,
      );
    if (receiver !== origin && !letsIn(sent, origin))
      report(
        'the receiver accepts a test lead, but hides its answer from pages (Access-Control-Allow-Origin): visitors see an error and send again',
      );
  });
}

/**
 * Sends the CORS preflight request that a browser sends before a page of another origin posts JSON.
 * @returns what is wrong, or undefined
 */
async function preflightProblem(
  address: string,
  origin: string,
): Promise<string | undefined> {
  const answer = await ask(address, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  if (!answer.ok)
    return `the receiver answers ${answer.status} when a browser asks whether it may post`;
  if (!letsIn(answer, origin))
    return `the receiver does not let pages of ${origin} post (Access-Control-Allow-Origin)`;
  const allowed =
    answer.headers.get('access-control-allow-headers')?.toLowerCase() ?? '';
  return allowed.includes('content-type') || allowed === '*'
    ? undefined
    : 'the receiver does not accept JSON from pages (Access-Control-Allow-Headers: Content-Type)';
}

/** Checks that the database returns all job posts to the diary page. */
export function checkDiary({
  origin,
  environment,
}: LiveSite): Promise<string[]> {
  const { supabaseUrl } = environment;
  return findings('job diary', async (report) => {
    if (supabaseUrl === undefined) return;
    let isHidden = false;
    const send = async (address: string, headers: HeadersInit) => {
      const answer = await ask(address, {
        headers: { ...headers, Origin: origin },
      });
      if (!answer.ok && answer.status !== PAST_END)
        throw new Error(
          `the database answers ${answer.status}: is the project awake, and the key the right one?`,
        );
      isHidden ||= !letsIn(answer, origin);
      return answer;
    };
    await fetchPosts(environment, supabaseUrl, send).catch((error: Error) => {
      if (!(error instanceof SyntaxError)) throw error;
      throw new Error('did not answer with a list', { cause: error });
    });
    if (isHidden)
      report(
        'the database hides its answer from pages (Access-Control-Allow-Origin)',
      );
  });
}
