import { mailAbout } from '../../supabase/functions/lead/lead-mail.ts';
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
  LEAD_MAIL_KEY: 'the mail server, as in smtps://user:password@mail.example.co.uk',
  LEAD_MAIL_FROM: 'the address that e-mails come from',
  LEAD_MAIL_TO: 'the address that they go to',
} as const;

/** The settings of a receiver on a server of one's own. @throws InputError naming everything that is missing or wrong */
export function parseReceiverSettings(variables: Readonly<Record<string, string | undefined>>): ReceiverSettings {
  const problems = Object.entries(meanings)
    .filter(([name]) => !variables[name])
    .map(([field, meaning]): Problem => ({ file: 'environment', field, message: `is not set: ${meaning}` }));
  if (problems.length > 0) throw new InputError(problems);
  const { LEAD_MAIL_KEY = '', LEAD_MAIL_FROM = '', LEAD_MAIL_TO = '' } = variables;
  if (!/^smtps?:$/.test(URL.parse(LEAD_MAIL_KEY)?.protocol ?? '')) {
    const message = `must be ${meanings.LEAD_MAIL_KEY}`;
    throw new InputError([{ file: 'environment', field: 'LEAD_MAIL_KEY', message }]);
  }
  const send = createSmtpMailer(LEAD_MAIL_KEY);
  const { siteUrl, leadPuzzle } = parseEnvironment(variables);
  return {
    siteUrl,
    needsProof: leadPuzzle ?? false,
    addressHeader: variables.LEAD_ADDRESS_HEADER || 'x-real-ip',
    notify: (lead) => send(mailAbout(lead, { from: LEAD_MAIL_FROM, to: LEAD_MAIL_TO })),
  };
}
