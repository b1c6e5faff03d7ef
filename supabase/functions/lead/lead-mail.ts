import { britishClock } from '../_shared/moment.ts';
import { emailShape, typedLine } from '../_shared/typed-text.ts';
import type { Lead } from './lead.ts';

export interface Mail {
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
}

const MAX_SUBJECT = 150;

/**
 * Returns a subject on one line, shortened without splitting a character. "=?" is broken up, since
 * mail programs would decode the text after it.
 */
const subjectOf = (text: string) =>
  Array.from(typedLine(text).replaceAll('=?', '= ?'))
    .slice(0, MAX_SUBJECT)
    .join('');

export interface MailAddresses {
  readonly from: string;
  readonly to: string;
}

/** Builds the e-mail about a lead, in plain text, so that nothing a visitor typed can be markup. */
export function mailAbout(lead: Lead, { from, to }: MailAddresses): Mail {
  const test = lead.status === 'test' ? '[Test] ' : '';
  // Each field has one line, so that no field can look like another.
  const lines = {
    Name: lead.name,
    Phone: lead.phone,
    'E-mail': lead.email,
    Service: lead.service,
    Sent: britishClock(new Date(lead.created_at)),
  };
  const head = Object.entries(lines).map(
    ([name, value]) => `${name}: ${typedLine(value)}\n`,
  );
  return {
    from,
    to,
    replyTo: emailShape.test(lead.email) ? lead.email : '',
    subject: subjectOf(`${test}Quote request: ${lead.service}, ${lead.name}`),
    text: `${head.join('')}\n${lead.message}\n`,
  };
}

/** Builds the single e-mail about all leads that wait because of the hourly limit. */
export const mailAboutWaiting = (
  count: number,
  { from, to }: MailAddresses,
): Mail => ({
  from,
  to,
  replyTo: '',
  subject: `Quote requests: at least ${count} wait`,
  text: `At least ${count} quote ${count === 1 ? 'request is' : 'requests are'} stored beyond this hour's limit of e-mails, and more may have come since.
Their e-mails follow when the hour is over. "npm run leads" lists them all now.
`,
});

interface Provider {
  readonly url: string;
  readonly headers: (key: string) => Record<string, string>;
  readonly body: (mail: Mail) => object;
}

/** Mail providers by their name in `LEAD_MAIL_PROVIDER`. */
const providers: Readonly<Record<string, Provider>> = {
  resend: {
    url: 'https://api.resend.com/emails',
    headers: (key) => ({ Authorization: `Bearer ${key}` }),
    body: ({ replyTo, ...mail }) => ({
      ...mail,
      to: [mail.to],
      ...(replyTo && { reply_to: replyTo }),
    }),
  },
  postmark: {
    url: 'https://api.postmarkapp.com/email',
    headers: (key) => ({
      'X-Postmark-Server-Token': key,
      Accept: 'application/json',
    }),
    body: ({ from, to, replyTo, subject, text }) => ({
      From: from,
      To: to,
      Subject: subject,
      TextBody: text,
      ...(replyTo && { ReplyTo: replyTo }),
    }),
  },
  brevo: {
    url: 'https://api.brevo.com/v3/smtp/email',
    headers: (key) => ({ 'api-key': key }),
    body: ({ from, to, replyTo, subject, text }) => ({
      sender: { email: from },
      to: [{ email: to }],
      subject,
      textContent: text,
      ...(replyTo && { replyTo: { email: replyTo } }),
    }),
  },
};

const TIMEOUT_MS = 10_000;

interface MailerOptions {
  readonly provider: string;
  readonly key: string;
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * Creates a function that sends mails through a provider.
 * @throws Error for an unknown provider, listing the known ones
 */
export function createMailer({
  provider,
  key,
  fetch = globalThis.fetch,
}: MailerOptions) {
  const known = providers[provider];
  if (!known)
    throw new Error(
      `LEAD_MAIL_PROVIDER: "${provider}" is not one of ${Object.keys(providers).join(', ')}`,
    );
  const { url, headers, body } = known;
  const post = (mail: Mail) =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers(key) },
      body: JSON.stringify(body(mail)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  /** Sends a mail. If the provider refuses, rejects with its code and nothing from the mail. */
  return async (mail: Mail): Promise<void> => {
    let answer = await post(mail);
    // The Reply-To may be at fault: retry without it. The text repeats the visitor's address.
    if (answer.status >= 400 && answer.status < 500 && mail.replyTo !== '')
      answer = await post({ ...mail, replyTo: '' });
    if (answer.ok) return;
    const code = /"(?:name|code|ErrorCode)":\s*"?([\w-]{1,40})/.exec(
      await answer.text(),
    )?.[1];
    throw new Error(
      `${provider} answered ${answer.status}${code === undefined ? '' : ` (${code})`}: are LEAD_MAIL_KEY and LEAD_MAIL_FROM right?`,
    );
  };
}
