import { createMailer, mailAbout, type Mail } from '../../supabase/functions/lead/lead-mail.ts';
import type { Lead } from '../../supabase/functions/lead/lead.ts';
import { parseEnvironment } from '../../src/domain/settings/environment.ts';
import { InputError, type Problem } from '../../src/domain/problems.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export interface ReceiverSettings {
  /** Origin whose pages may post. */
  readonly siteUrl: string;
  /** Takes what a browser has worked for alone. */
  readonly needsProof: boolean;
  /** Header in which the proxy before the receiver writes the visitor's address. */
  readonly addressHeader: string;
  /** Tells the owner of a lead. Rejects where that was not possible. */
  readonly notify: (lead: Lead) => Promise<void>;
}

const meanings = {
  VITE_SITE_URL: "the site's origin, as in https://www.example.co.uk",
  LEAD_MAIL_PROVIDER: 'smtp, resend, postmark or brevo',
  LEAD_MAIL_KEY: "the provider's key, or of a mail server smtps://user:password@host",
  LEAD_MAIL_FROM: 'the address that e-mails come from',
  LEAD_MAIL_TO: 'the address that they go to',
} as const;

function mailerFor(provider: string, key: string): (mail: Mail) => Promise<void> {
  if (provider !== 'smtp') return createMailer({ provider, key });
  if (/^smtps?:$/.test(URL.parse(key)?.protocol ?? '')) return createSmtpMailer(key);
  throw new Error('LEAD_MAIL_KEY: must be an address as in smtps://user:password@mail.example.co.uk');
}

/** The settings of a receiver on a server of one's own. @throws InputError naming everything that is missing or wrong */
export function parseReceiverSettings(variables: Readonly<Record<string, string | undefined>>): ReceiverSettings {
  const problems = Object.entries(meanings)
    .filter(([name]) => !variables[name])
    .map(([field, meaning]): Problem => ({ file: 'environment', field, message: `is not set: ${meaning}` }));
  if (problems.length > 0) throw new InputError(problems);
  const { LEAD_MAIL_PROVIDER = '', LEAD_MAIL_KEY = '', LEAD_MAIL_FROM = '', LEAD_MAIL_TO = '' } = variables;
  let send: ReturnType<typeof mailerFor>;
  try {
    send = mailerFor(LEAD_MAIL_PROVIDER, LEAD_MAIL_KEY);
  } catch (error) {
    throw new InputError([{ file: 'environment', message: error instanceof Error ? error.message : String(error) }]);
  }
  const { siteUrl, leadPuzzle } = parseEnvironment(variables);
  return {
    siteUrl,
    needsProof: leadPuzzle,
    addressHeader: variables.LEAD_ADDRESS_HEADER || 'x-real-ip',
    notify: (lead) => send(mailAbout(lead, { from: LEAD_MAIL_FROM, to: LEAD_MAIL_TO })),
  };
}
