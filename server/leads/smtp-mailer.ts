import { createTransport } from 'nodemailer';
import type { Mail } from '../../supabase/functions/lead/lead-mail.ts';

const STEP_MS = 5000;

/** What a mail server's refusal may be told of: its code, and nothing of the mail. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : error instanceof Error && 'code' in error
      ? String(error.code)
      : 'nothing';

/** Sends mails through a mail server. @param address as in `smtps://user:password@mail.example.co.uk` */
export function createSmtpMailer(address: string) {
  const limits = { connectionTimeout: STEP_MS, greetingTimeout: STEP_MS, socketTimeout: STEP_MS };
  const transport = createTransport({ url: address, ...limits, disableFileAccess: true, disableUrlAccess: true });
  /** Rejects where the server does not take it, with its code. */
  return async ({ replyTo, ...mail }: Mail): Promise<void> => {
    try {
      await transport.sendMail({ ...mail, ...(replyTo && { replyTo }) }).catch((error: unknown) => {
        // Of what it refuses, only the address to answer to is the visitor's own; it stands in the text too.
        if (replyTo === '' || !(Number(codeOf(error)) >= 500)) throw error;
        return transport.sendMail(mail);
      });
    } catch (error) {
      throw new Error(`the mail server answered ${codeOf(error)}: are LEAD_MAIL_KEY and LEAD_MAIL_FROM right?`, {
        cause: error,
      });
    }
  };
}
