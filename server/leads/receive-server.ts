import { createServer, type Server } from 'node:http';
import { createTransport } from 'nodemailer';
import {
  mailAbout,
  mailAboutWaiting,
  type Mail,
} from '../../supabase/functions/lead/lead-mail.ts';
import type { Lead } from '../../supabase/functions/lead/lead.ts';
import { createLeadReceiver } from '../../supabase/functions/lead/receive-lead.ts';
import {
  addressIn,
  networksOf,
  senderOf,
} from '../../supabase/functions/lead/sender.ts';
import { parseEnvironment } from '../../core/domain/settings/environment.ts';
import {
  inputError,
  throwProblems,
  type Problem,
} from '../../core/domain/problems.ts';
import {
  answerByWeb,
  connectionLimits,
  listenerOf,
} from '../site/web-request.ts';
import { createDiskWatch, mailAboutDisk } from './disk-watch.ts';
import { leadHeaders, localReceiving } from './lead-inbox.ts';
import { parseLeadLimits } from './lead-limits.ts';
import { leadsFolder } from './local-leads.ts';
import { createPace } from './visitor-pace.ts';

/** Milliseconds between attempts to send failed e-mails again. */
const DELIVERY_MS = 60_000;
/** Timeout of each step of an SMTP conversation, in milliseconds. */
const STEP_MS = 5000;

/** Addresses of this machine; '' is that of a request that came through no proxy. */
const ownAddresses = ['', '127.0.0.1', '::1'];

const meanings = {
  VITE_SITE_URL: "the site's origin, as in https://www.example.co.uk",
  LEAD_MAIL_KEY:
    'the mail server, as in smtps://user:password@mail.example.co.uk',
  LEAD_MAIL_FROM: 'the address that e-mails come from',
  LEAD_MAIL_TO: 'the address that e-mails go to',
} as const;

/**
 * Parses the settings of a receiver on your own server.
 * @throws InputError listing all missing settings, or the first invalid one
 */
export function parseReceiverSettings(variables: NodeJS.Dict<string>) {
  const problems = Object.entries(meanings)
    .filter(([name]) => !variables[name])
    .map(([field, meaning]): Problem => ({
      file: 'environment',
      field,
      message: `is not set: ${meaning}`,
    }));
  throwProblems(problems);
  const {
    LEAD_MAIL_KEY = '',
    LEAD_MAIL_FROM: from = '',
    LEAD_MAIL_TO: to = '',
  } = variables;
  const { protocol = '' } = URL.parse(LEAD_MAIL_KEY) ?? {};
  if (!/^smtps?:$/.test(protocol))
    throw inputError(
      'environment',
      `LEAD_MAIL_KEY: must be ${meanings.LEAD_MAIL_KEY}`,
    );
  const send = createSmtpMailer(LEAD_MAIL_KEY);
  return {
    /** Origin of the pages that may post. */
    siteUrl: parseEnvironment(variables).siteUrl,
    /** Header in which the proxy in front of the receiver gives the client's IP address. */
    addressHeader: variables.LEAD_ADDRESS_HEADER || 'x-real-ip',
    ...parseLeadLimits(variables),
    notify: (lead: Lead) => send(mailAbout(lead, { from, to })),
    notifyWaiting: (count: number) =>
      send(mailAboutWaiting(count, { from, to })),
    notifyDisk: (freeMb: number) => send(mailAboutDisk(freeMb, { from, to })),
  };
}

/** Creates the lead receiver that runs behind your own web server and stores leads in a file. */
export function createReceiveServer(
  settings: ReturnType<typeof parseReceiverSettings>,
  folder = leadsFolder,
  isWithinPace = createPace(),
): Server {
  const { siteUrl, addressHeader, notifyDisk, ...receiving } = settings;
  const local = localReceiving(folder);
  const { receive, deliver } = createLeadReceiver({
    ...local,
    ...receiving,
    allowsOrigin: (origin) => origin === siteUrl,
  });
  const watchDisk = createDiskWatch({
    folder,
    tell: notifyDisk,
    logError: local.logError,
  });
  const headers = [...leadHeaders, addressHeader];
  const handle = async (request: Request): Promise<Response> => {
    const address = addressIn(request.headers, addressHeader);
    // A proxy on this machine speaks for many, as in nginx.conf.
    const isCounted = !ownAddresses.includes(address);
    if (isCounted && !isWithinPace(networksOf(address).network))
      return new Response(null, {
        status: 429,
        headers: { 'Retry-After': '1' },
      });
    return receive(request, async () =>
      senderOf(address, await local.store.readHashKey()),
    );
  };
  const server = createServer(
    connectionLimits,
    listenerOf((request, response) =>
      answerByWeb({ request, response, headers, handle }),
    ),
  );
  const timer = setInterval(() => void deliver().then(watchDisk), DELIVERY_MS);
  return server.on('close', () => clearInterval(timer));
}

/**
 * Creates a function that sends mails by SMTP.
 * @param url as in `smtps://user:password@mail.example.co.uk`
 */
function createSmtpMailer(url: string) {
  const transport = createTransport({
    url,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /** Sends a mail. If the mail server refuses, rejects with its code. */
  const send = async (mail: Mail): Promise<void> => {
    try {
      await transport.sendMail(mail);
    } catch (error) {
      const code = codeOf(error);
      // The Reply-To may be at fault: retry without it. The text repeats the visitor's address.
      if (mail.replyTo !== '' && Number(code) >= 500)
        return send({ ...mail, replyTo: '' });
      throw new Error(
        `the mail server answered ${code}: are LEAD_MAIL_KEY and LEAD_MAIL_FROM right?`,
        { cause: error },
      );
    }
  };
  return send;
}

/** Returns the code of a mail server's refusal, which may be logged since it quotes no e-mail. */
function codeOf(error: unknown): string {
  const { responseCode, code = 'nothing' } = error as {
    readonly responseCode?: number;
    readonly code?: string;
  };
  return String(responseCode ?? code);
}
