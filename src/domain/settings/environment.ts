import * as v from 'valibot';
import { InputError, schemaProblems } from '../problems.ts';
import { didYouMean } from '../text/nearest.ts';

/** Where `npm start` serves the site when PORT is not set. */
export const defaultPort = 4173;

/** Key the embedded database accepts for its anonymous role; public by design. */
export const embeddedSupabaseKey = 'sb_publishable_local-job-diary';

/** Same-origin path of the local lead inbox. */
export const leadInboxPath = '/lead-inbox';

/** A host name or number alone: others could be read as another directive of the page's policy, or are refused by browsers. */
const isAddress = (value: string) => {
  const {
    protocol = '',
    hostname = '',
    username,
    password,
  } = URL.parse(value) ?? {};
  return (
    /^https?:$/.test(protocol) &&
    /^(?:[\w.-]+|\[[\da-f:]+\])$/.test(hostname) &&
    !username &&
    !password
  );
};
const address = v.pipe(
  v.string(),
  v.check(
    isAddress,
    'must be an address starting with http:// or https:// and a plain host name',
  ),
);

/** Nothing but scheme, host and port. */
const isOrigin = (value: string) =>
  isAddress(value) && new URL(value).href === `${new URL(value).origin}/`;

const splitList = (value: string) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const matching = (pattern: RegExp, message: string) =>
  v.optional(v.pipe(v.string(), v.regex(pattern, message)));

const variablesSchema = v.object({
  VITE_SITE_URL: v.optional(
    v.pipe(
      address,
      v.check(
        isOrigin,
        'must be an origin without a path, as in https://example.co.uk',
      ),
    ),
  ),
  VITE_LEAD_WEBHOOK_URL: v.optional(address),
  VITE_SUPABASE_URL: v.optional(address),
  VITE_SUPABASE_KEY: matching(
    /^\S+$/,
    'must be the public anonymous key, without spaces',
  ),
  VITE_PICTURE_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) =>
          splitList(value).every(
            (item) => item.startsWith('https:') && isOrigin(item),
          ),
        'must be origins starting with https://, with a comma between them, as in https://photos.example.co.uk',
      ),
    ),
  ),
  VITE_REPORT_URL: v.optional(address),
  VITE_ANALYTICS_ID: matching(/^G-[A-Z0-9]+$/, 'must look like G-ABC123DEF4'),
});

type Variables = Readonly<Record<string, string | undefined>>;

/** Set by Vite itself. */
const foreign = ['VITE_USER_NODE_ENV'];

/** A line for each variable that is called VITE_ and that nothing reads, as one that is mistyped. */
export function unreadVariables(variables: Variables): string[] {
  const read = Object.keys(variablesSchema.entries);
  return Object.keys(variables)
    .filter(
      (name) =>
        name.startsWith('VITE_') &&
        !read.includes(name) &&
        !foreign.includes(name),
    )
    .map(
      (name) =>
        `environment: ${name}: nothing reads it${didYouMean(name, read)}`,
    );
}

/** What the built site needs to know of where it runs. */
export type Environment = ReturnType<typeof settingsOf>;

const settingsOf = (env: v.InferOutput<typeof variablesSchema>) => ({
  /** Origin for canonical addresses, without a trailing slash. */
  siteUrl: env.VITE_SITE_URL
    ? new URL(env.VITE_SITE_URL).origin
    : `http://127.0.0.1:${defaultPort}`,
  /** Address leads are posted to; a path for the local inbox. */
  leadWebhookUrl: env.VITE_LEAD_WEBHOOK_URL ?? leadInboxPath,
  /** Supabase project, without a trailing slash; undefined means the embedded database on the page's own origin. */
  supabaseUrl: env.VITE_SUPABASE_URL?.replace(/\/+$/, ''),
  supabaseKey: env.VITE_SUPABASE_KEY ?? embeddedSupabaseKey,
  /** Origins that the diary's photographs may come from, beside the site's own and the Supabase project's. */
  pictureOrigins: splitList(env.VITE_PICTURE_ORIGINS ?? '').map(
    (item) => new URL(item).origin,
  ),
  /** Address that script errors and policy violations are reported to; undefined means that they are not. */
  reportUrl: env.VITE_REPORT_URL,
  /** Measurement id; undefined means no analytics, even with consent. */
  analyticsId: env.VITE_ANALYTICS_ID,
});

/**
 * Parses the environment variables named in `.env.example`; an empty one is an unset one.
 * @throws InputError naming every variable that is wrong.
 */
export function parseEnvironment(all: Variables): Environment {
  const variables = Object.fromEntries(
    Object.entries(all).filter(([, value]) => value),
  );
  const result = v.safeParse(variablesSchema, variables, {
    abortPipeEarly: true,
  });
  const problems = result.success
    ? []
    : schemaProblems('environment', result.issues);
  const refuse = (field: string, message: string) =>
    void problems.push({ file: 'environment', field, message });
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_KEY: key } = variables;
  if (Boolean(url) !== Boolean(key))
    refuse(
      url ? 'VITE_SUPABASE_KEY' : 'VITE_SUPABASE_URL',
      'VITE_SUPABASE_URL and VITE_SUPABASE_KEY go together: set both or neither',
    );
  // Whatever is called VITE_ may end up in the pages.
  for (const [name, value] of Object.entries(variables))
    if (name.startsWith('VITE_') && isSecretKey(value?.trim() ?? ''))
      refuse(
        name,
        'is a secret key, which a page would show to everybody: put the publishable (anonymous) key here, and this one into SUPABASE_SECRET_KEY',
      );
  if (!result.success || problems.length > 0) throw new InputError(problems);
  return settingsOf(result.output);
}

/** Whether a text is a key that opens everything: Supabase's secret keys, of the new kind and of the old. */
function isSecretKey(text: string): boolean {
  if (text.startsWith('sb_secret_')) return true;
  const [, payload, signature] = text.split('.');
  if (!payload || !signature) return false;
  try {
    const claims: unknown = JSON.parse(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
    );
    return (
      typeof claims === 'object' &&
      claims !== null &&
      'role' in claims &&
      claims.role === 'service_role'
    );
  } catch {
    return false;
  }
}
