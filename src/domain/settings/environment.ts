import { didYouMean } from '../words/nearest.ts';
import { InputError, schemaProblems, type Problem } from '../problems.ts';

import * as v from 'valibot';

/** An empty variable is an unset one. */
const optional = <T extends v.GenericSchema<string, string>>(schema: T) =>
  v.pipe(
    v.optional(v.string()),
    v.transform((value) => value || undefined),
    v.optional(schema),
  );

/** A host name or number alone: others could be read as another directive of the page's policy, or are refused by browsers. */
const isAddress = (value: string) => {
  const { protocol = '', hostname = '', username, password } = URL.parse(value) ?? {};
  return /^https?:$/.test(protocol) && /^(?:[\w.-]+|\[[\da-f:]+\])$/.test(hostname) && !username && !password;
};
const address = v.pipe(
  v.string(),
  v.check(isAddress, 'must be an address starting with http:// or https:// and a plain host name'),
);

/** Nothing but scheme, host and port. */
const isOrigin = (value: string) => new URL(value).href === `${new URL(value).origin}/`;

const splitList = (value: string) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const environmentSchema = v.object({
  VITE_SITE_URL: optional(
    v.pipe(
      address,
      v.check(
        (value) => !isAddress(value) || isOrigin(value),
        'must be an origin without a path, as in https://example.co.uk',
      ),
    ),
  ),
  VITE_LEAD_WEBHOOK_URL: optional(address),
  VITE_LEAD_PUZZLE: optional(v.picklist(['on'], 'must be on, or left out')),
  VITE_SUPABASE_URL: optional(address),
  VITE_SUPABASE_KEY: optional(v.pipe(v.string(), v.regex(/^\S+$/, 'must be the public anonymous key, without spaces'))),
  VITE_PICTURE_ORIGINS: optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => splitList(value).every((item) => item.startsWith('https:') && isAddress(item) && isOrigin(item)),
        'must be origins starting with https://, with a comma between them, as in https://photos.example.co.uk',
      ),
    ),
  ),
  VITE_REPORT_URL: optional(address),
  VITE_INDEXNOW_KEY: optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens')),
  ),
  VITE_ANALYTICS_ID: optional(v.pipe(v.string(), v.regex(/^G-[A-Z0-9]+$/, 'must look like G-ABC123DEF4'))),
});

/** The project's address and its key make sense together only. Apart from the schema, whose refinements wait until every field is right. */
function pairProblems({
  VITE_SUPABASE_URL: url,
  VITE_SUPABASE_KEY: key,
}: Readonly<Record<string, string | undefined>>): Problem[] {
  if (Boolean(url) === Boolean(key)) return [];
  const missing = url ? 'VITE_SUPABASE_KEY' : 'VITE_SUPABASE_URL';
  return [
    {
      file: 'environment',
      field: missing,
      message: 'VITE_SUPABASE_URL and VITE_SUPABASE_KEY go together: set both or neither',
    },
  ];
}

/** Set by Vite itself. */
const foreign = ['VITE_USER_NODE_ENV'];

/** A line for each variable that is called VITE_ and that nothing reads, as one that is mistyped. */
export function unreadVariables(variables: Readonly<Record<string, string | undefined>>): string[] {
  const known = Object.keys(environmentSchema.entries);
  return Object.keys(variables)
    .filter((name) => name.startsWith('VITE_') && !known.includes(name) && !foreign.includes(name))
    .map((name) => `environment: ${name}: nothing reads it${didYouMean(name, known)}`);
}

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
  /** The browser works a second for each lead, as this project's receiver then asks. */
  readonly leadPuzzle: true | undefined;
  /** Supabase project, without a trailing slash; undefined means the embedded database on the page's own origin. */
  readonly supabaseUrl: string | undefined;
  readonly supabaseKey: string;
  /** Origins that the diary's photographs may come from, beside the site's own and the Supabase project's. */
  readonly pictureOrigins: readonly string[];
  /** Address that is told of script errors and policy violations; undefined means nobody is. */
  readonly reportUrl: string | undefined;
  /** Key by which search engines know who announces changes; undefined means that nothing is announced. */
  readonly indexNowKey: string | undefined;
  /** Measurement id; undefined means no analytics, even with consent. */
  readonly analyticsId: string | undefined;
}

/**
 * Parses the environment variables named in `.env.example`.
 * @throws InputError naming every variable that is wrong.
 */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const result = v.safeParse(environmentSchema, variables);
  const problems = [
    ...(result.success ? [] : schemaProblems('environment', result.issues)),
    ...pairProblems(variables),
    ...secretProblems(variables),
  ];
  if (!result.success || problems.length > 0) throw new InputError(problems);
  const env = result.output;
  return {
    siteUrl: env.VITE_SITE_URL ? new URL(env.VITE_SITE_URL).origin : `http://127.0.0.1:${defaultPort}`,
    leadWebhookUrl: env.VITE_LEAD_WEBHOOK_URL ?? leadInboxPath,
    // Of what is not set the pages' scripts hold nothing.
    leadPuzzle: env.VITE_LEAD_PUZZLE === 'on' || undefined,
    supabaseUrl: env.VITE_SUPABASE_URL?.replace(/\/+$/, ''),
    supabaseKey: env.VITE_SUPABASE_KEY ?? embeddedSupabaseKey,
    pictureOrigins: splitList(env.VITE_PICTURE_ORIGINS ?? '').map((item) => new URL(item).origin),
    reportUrl: env.VITE_REPORT_URL,
    indexNowKey: env.VITE_INDEXNOW_KEY,
    analyticsId: env.VITE_ANALYTICS_ID,
  };
}

/** Whether a text is a key that opens everything: Supabase's secret keys, of the new kind and of the old. */
function isSecretKey(text: string): boolean {
  if (text.startsWith('sb_secret_')) return true;
  const [, payload, signature] = text.split('.');
  if (!payload || !signature) return false;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'role' in claims && claims.role === 'service_role';
  } catch {
    return false;
  }
}

/** Whatever is called VITE_ may end up in the pages. */
function secretProblems(variables: Readonly<Record<string, string | undefined>>): Problem[] {
  return Object.entries(variables)
    .filter(([name, value]) => name.startsWith('VITE_') && isSecretKey(value?.trim() ?? ''))
    .map(([field]) => ({
      file: 'environment',
      field,
      message:
        'is a secret key, which a page would show to everybody: put the publishable (anonymous) key here, and this one into SUPABASE_SECRET_KEY',
    }));
}
