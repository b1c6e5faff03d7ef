import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { createTransport } from 'nodemailer';
import {
  mailAbout,
  type Mail,
} from '../../supabase/functions/lead/lead-mail.ts';
import type { Lead } from '../../supabase/functions/lead/lead.ts';
import {
  createLeadReceiver,
  senderOf,
} from '../../supabase/functions/lead/receive-lead.ts';
import { parseEnvironment } from '../../src/domain/settings/environment.ts';
import { InputError, type Problem } from '../../src/domain/problems.ts';
import { answerWith, webRequest } from '../site/web-request.ts';
import { leadHeaders, localReceiving } from './lead-inbox.ts';
import { leadsFolder } from './local-leads.ts';

/** E-mails that did not go out are tried again without waiting for another request. */
const DELIVERY_MS = 60_000;
/** For each step of talking to the mail server. */
const STEP_MS = 5000;

const meanings = {
  VITE_SITE_URL: "the site's origin, as in https://www.example.co.uk",
  LEAD_MAIL_KEY:
    'the mail server, as in smtps://user:password@mail.example.co.uk',
  LEAD_MAIL_FROM: 'the address that e-mails come from',
  LEAD_MAIL_TO: 'the address that they go to',
} as const;

/** The settings of a receiver on a server of one's own. @throws InputError naming everything that is missing or wrong */
export function parseReceiverSettings(
  variables: Readonly<Record<string, string | undefined>>,
) {
  const problems = Object.entries(meanings)
    .filter(([name]) => !variables[name])
    .map(([field, meaning]): Problem => ({
      file: 'environment',
      field,
      message: `is not set: ${meaning}`,
    }));
  if (problems.length > 0) throw new InputError(problems);
  const {
    LEAD_MAIL_KEY = '',
    LEAD_MAIL_FROM = '',
    LEAD_MAIL_TO = '',
  } = variables;
  if (!/^smtps?:$/.test(URL.parse(LEAD_MAIL_KEY)?.protocol ?? '')) {
    const message = `must be ${meanings.LEAD_MAIL_KEY}`;
    throw new InputError([
      { file: 'environment', field: 'LEAD_MAIL_KEY', message },
    ]);
  }
  const send = createSmtpMailer(LEAD_MAIL_KEY);
  const { siteUrl } = parseEnvironment(variables);
  return {
    /** Origin whose pages may post. */
    siteUrl,
    /** Header in which the proxy before the receiver writes the visitor's address. */
    addressHeader: variables.LEAD_ADDRESS_HEADER || 'x-real-ip',
    notify: (lead: Lead) =>
      send(mailAbout(lead, { from: LEAD_MAIL_FROM, to: LEAD_MAIL_TO })),
  };
}

/** The receiver of quote requests for a server of one's own: behind its web server, over the table on its disk. */
export function createReceiveServer(
  settings: ReturnType<typeof parseReceiverSettings>,
  folder = leadsFolder,
): Server {
  const { siteUrl, addressHeader, notify } = settings;
  const { receive, deliver } = createLeadReceiver({
    ...localReceiving(folder),
    notify,
    allowsOrigin: (origin) => origin === siteUrl,
  });
  // Senders are distinguished for an hour: a new key after a start forgives them, and names nobody.
  const key = randomUUID();
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 30_000 },
    (incoming, response) => {
      const request = webRequest(incoming, [...leadHeaders, addressHeader]);
      void senderOf(request.headers, addressHeader, key)
        .then((sender) => receive(request, sender))
        .then((answer) => answerWith(answer, response));
    },
  );
  const timer = setInterval(() => void deliver(), DELIVERY_MS);
  return server.on('close', () => clearInterval(timer));
}

/** Sends mails through a mail server. @param url as in `smtps://user:password@mail.example.co.uk` */
function createSmtpMailer(url: string) {
  const limits = {
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
  };
  const transport = createTransport({
    url,
    ...limits,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /** Rejects where the server does not take it, with its code. */
  return async ({ replyTo, ...mail }: Mail): Promise<void> => {
    try {
      await transport
        .sendMail({ ...mail, ...(replyTo && { replyTo }) })
        .catch((error: unknown) => {
          // Of what it refuses, only the address to answer to is the visitor's own; it stands in the text too.
          if (replyTo === '' || !(Number(codeOf(error)) >= 500)) throw error;
          return transport.sendMail(mail);
        });
    } catch (error) {
      throw new Error(
        `the mail server answered ${codeOf(error)}: are LEAD_MAIL_KEY and LEAD_MAIL_FROM right?`,
        {
          cause: error,
        },
      );
    }
  };
}

/** What the log may say of a mail server's refusal: its code, and nothing of the mail. */
function codeOf(error: unknown): string {
  const { responseCode, code = 'nothing' } = error as {
    readonly responseCode?: number;
    readonly code?: string;
  };
  return String(responseCode ?? code);
}
