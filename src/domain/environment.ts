import { z } from 'zod';
import { InputError, schemaProblems } from './problems.ts';

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const address = z.url({ protocol: /^https?$/, error: 'must be an address starting with http:// or https://' });

const environmentSchema = z
  .object({
    VITE_SITE_URL: optional(
      address.refine((value) => new URL(value).pathname === '/', 'must be an origin without a path, as in https://example.co.uk'),
    ),
    VITE_LEAD_WEBHOOK_URL: optional(address),
    VITE_SUPABASE_URL: optional(address),
    VITE_SUPABASE_KEY: optional(z.string().regex(/^\S+$/, 'must be the public anonymous key, without spaces')),
    VITE_ANALYTICS_ID: optional(z.string().regex(/^G-[A-Z0-9]+$/, 'must look like G-ABC123DEF4')),
  })
  .refine((env) => (env.VITE_SUPABASE_URL === undefined) === (env.VITE_SUPABASE_KEY === undefined), {
    path: ['VITE_SUPABASE_KEY'],
    message: 'VITE_SUPABASE_URL and VITE_SUPABASE_KEY go together: set both or neither',
  });

/** Where `npm start` serves the site when PORT is not set. */
export const defaultPort = 4173;

/** Key the embedded database accepts for its anonymous role; public by design. */
export const embeddedSupabaseKey = 'sb_publishable_local-job-diary';

/** Same-origin path of the local lead inbox. */
export const leadInboxPath = '/lead-inbox';

/** What the built site needs to know of where it runs. */
export interface Environment {
  /** Origin for canonical addresses, without a trailing slash. */
  readonly siteUrl: string;
  /** Address leads are posted to; a path for the local inbox. */
  readonly leadWebhookUrl: string;
  /** Supabase project; undefined means the embedded database on the page's own origin. */
  readonly supabaseUrl: string | undefined;
  readonly supabaseKey: string;
  /** Measurement id; undefined means no analytics, even with consent. */
  readonly analyticsId: string | undefined;
}

/**
 * Parses the environment variables named in `.env.example`.
 * @throws InputError naming every variable that is wrong.
 */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const result = environmentSchema.safeParse(variables);
  if (!result.success) throw new InputError(schemaProblems('environment', result.error.issues));
  const env = result.data;
  return {
    siteUrl: env.VITE_SITE_URL ? new URL(env.VITE_SITE_URL).origin : `http://127.0.0.1:${defaultPort}`,
    leadWebhookUrl: env.VITE_LEAD_WEBHOOK_URL ?? leadInboxPath,
    supabaseUrl: env.VITE_SUPABASE_URL,
    supabaseKey: env.VITE_SUPABASE_KEY ?? embeddedSupabaseKey,
    analyticsId: env.VITE_ANALYTICS_ID,
  };
}
