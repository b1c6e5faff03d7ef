import * as v from 'valibot';
import { InputError, schemaProblems } from '../problems.ts';

/** Port that `npm start` serves the site on when PORT is not set. */
export const defaultPort = 4173;

/** The embedded database's anonymous key; public by design. */
export const embeddedSupabaseKey = 'sb_publishable_local-job-diary';

/** Same-origin path of the local lead inbox. */
export const leadInboxPath = '/lead-inbox';

/**
 * Whether `value` is an HTTP or HTTPS URL whose host is a plain name or IP address. Other
 * characters could end a CSP directive. A user name is refused, as browsers refuse it in the CSP.
 */
const isAddress = (value: string) => {
  const url = URL.parse(value);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    /^(?:[\w.-]+|\[[\da-f:]+\])$/.test(url.hostname) &&
    url.username === '' &&
    url.password === ''
  );
};

/** Whether `value` is a URL without a path, query or fragment. */
const isOrigin = (value: string) =>
  isAddress(value) && new URL(value).href === `${new URL(value).origin}/`;

const isSecureOrigin = (value: string) =>
  value.startsWith('https:') && isOrigin(value);

const splitList = (value: string) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** Schema of a variable whose value must pass `isRight`. */
const setting = (isRight: (value: string) => boolean, message: string) =>
  v.pipe(v.string(), v.check(isRight, message));

const address = setting(
  isAddress,
  'must be an address starting with http:// or https:// and a plain host name',
);

const variablesSchema = v.partial(
  v.object({
    VITE_SITE_URL: v.pipe(
      address,
      v.check(
        isOrigin,
        'must be an origin without a path, as in https://example.co.uk',
      ),
    ),
    VITE_LEAD_WEBHOOK_URL: address,
    VITE_LEAD_REDIRECT_ORIGIN: setting(
      isSecureOrigin,
      'must be an origin such as https://script.googleusercontent.com',
    ),
    VITE_SUPABASE_URL: address,
    VITE_SUPABASE_KEY: setting(
      (value) => /^\S+$/.test(value),
      'must be the public anonymous key, without spaces',
    ),
    VITE_PICTURE_ORIGINS: setting(
      (value) => splitList(value).every(isSecureOrigin),
      'must be origins such as https://photos.example.co.uk, separated by commas',
    ),
    VITE_REPORT_URL: address,
    VITE_ANALYTICS_ID: setting(
      (value) => /^G-[A-Z0-9]+$/.test(value),
      'must look like G-ABC123DEF4',
    ),
  }),
);

type Variables = Readonly<Record<string, string | undefined>>;

/** Settings of the built site. All of them are public. */
export type Environment = ReturnType<typeof settingsOf>;

const originOf = (address = '') => URL.parse(address)?.origin;

const settingsOf = (env: v.InferOutput<typeof variablesSchema>) => ({
  /** Origin of the live site, without a trailing slash. */
  siteUrl: originOf(env.VITE_SITE_URL) ?? `http://127.0.0.1:${defaultPort}`,
  /** URL that leads are posted to; a path for the local inbox. */
  leadWebhookUrl: env.VITE_LEAD_WEBHOOK_URL ?? leadInboxPath,
  /** The only other origin that the webhook may redirect to; undefined if it must not redirect. */
  leadRedirectOrigin: originOf(env.VITE_LEAD_REDIRECT_ORIGIN),
  /** URL of the Supabase project, without a trailing slash; undefined for the embedded database. */
  supabaseUrl: env.VITE_SUPABASE_URL?.replace(/\/+$/, ''),
  supabaseKey: env.VITE_SUPABASE_KEY ?? embeddedSupabaseKey,
  /** Origins of diary photographs, besides the site's own and the Supabase project's. */
  pictureOrigins: splitList(env.VITE_PICTURE_ORIGINS ?? '').map(
    (item) => new URL(item).origin,
  ),
  /** URL that errors and CSP violations are reported to; undefined for no reports. */
  reportUrl: env.VITE_REPORT_URL,
  /** Google Analytics measurement ID; undefined for no analytics, even with consent. */
  analyticsId: env.VITE_ANALYTICS_ID,
});

/**
 * Parses the variables that `.env.example` documents. An empty variable counts as unset.
 * @throws InputError naming every variable that is wrong.
 */
export function parseEnvironment(all: Variables): Environment {
  const variables = Object.fromEntries(
    Object.entries(all).filter(([, value]) => value),
  );
  const result = v.safeParse(variablesSchema, variables, {
    abortPipeEarly: true,
  });
  const problems = schemaProblems('environment', result.issues ?? []);
  const refuse = (field: string, message: string) =>
    void problems.push({ file: 'environment', field, message });
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_KEY: key } = variables;
  if (Boolean(url) !== Boolean(key))
    refuse(
      url ? 'VITE_SUPABASE_KEY' : 'VITE_SUPABASE_URL',
      'VITE_SUPABASE_URL and VITE_SUPABASE_KEY go together: set both or neither',
    );
  // Vite may put any VITE_ variable into the pages.
  for (const [name, value] of Object.entries(variables))
    if (name.startsWith('VITE_') && isSecretKey(value))
      refuse(
        name,
        'is a secret key, which pages would publish: put the publishable (anonymous) key here, ' +
          'and this one into SUPABASE_SECRET_KEY',
      );
  if (!result.success || problems.length > 0) throw new InputError(problems);
  return settingsOf(result.output);
}

/** Whether a text is a Supabase secret key, in the current format or as a JSON web token. */
function isSecretKey(text = ''): boolean {
  if (text.trim().startsWith('sb_secret_')) return true;
  const [, payload, signature] = text.split('.');
  if (!payload || !signature) return false;
  try {
    const json = Buffer.from(payload, 'base64url').toString();
    const claims = JSON.parse(json) as { readonly role?: unknown };
    return claims.role === 'service_role';
  } catch {
    return false;
  }
}
