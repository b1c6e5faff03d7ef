import { isDay } from '../_shared/moment.ts';
import { typedLine, typedText } from '../_shared/typed-text.ts';

/** A quote request as the site posts it: these seven fields and no other. */
export interface Lead {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly service: string;
  readonly message: string;
  /** `test` marks a lead that `npm run check-live` has sent. */
  readonly status: 'pending' | 'test';
  /** ISO 8601 in UTC; the same when the lead is sent again. */
  readonly created_at: string;
}

/** Maximum length of each field, as in the table. */
const limits = {
  name: 500,
  email: 500,
  phone: 500,
  service: 100,
  message: 60_000,
  status: 20,
  created_at: 40,
};
const fields = Object.keys(limits) as (keyof Lead)[];

/** Cleans a field for storage. Only the message may have several lines. */
const cleaned = (field: keyof Lead, text: string) =>
  field === 'message' ? typedText(text) : typedLine(text);

/** Parses the JSON value of a request body. Returns the lead, or the problems found in it. */
export function parseLead(
  value: unknown,
): { readonly lead: Lead } | { readonly problems: readonly string[] } {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { problems: ['must be an object'] };
  const given = value as Readonly<Record<string, unknown>>;
  const problems: string[] = [];
  const lead: Partial<Record<keyof Lead, string>> = {};
  for (const field of fields) {
    const text = given[field];
    if (typeof text !== 'string') {
      problems.push(`${field} must be a text`);
      continue;
    }
    const clean = cleaned(field, text);
    lead[field] = clean;
    if (clean.length > limits[field])
      problems.push(`${field} must have at most ${limits[field]} characters`);
    if (clean === '' && field !== 'message')
      problems.push(`${field} must not be empty`);
  }
  const unknown = Object.keys(given).filter(
    (name) => !Object.hasOwn(limits, name),
  );
  if (unknown.length > 0)
    problems.push(`has ${unknown.length} fields that a lead does not have`);
  if (problems.length > 0) return { problems };

  const created_at = utcTime(lead.created_at ?? '');
  if (created_at === undefined)
    problems.push('created_at must be an ISO 8601 time');
  if (lead.status !== 'pending' && lead.status !== 'test')
    problems.push('status must be pending or test');
  return problems.length > 0
    ? { problems }
    : { lead: { ...lead, created_at } as Lead };
}

/**
 * Converts a time in the years 1 to 9999, which PostgreSQL accepts, to UTC; undefined for any other
 * text.
 */
function utcTime(text: string): string | undefined {
  const [day = '', time] = text.split('T');
  const moment = new Date(text);
  // Without an offset the time would depend on the receiver's own zone.
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i.test(time ?? '');
  if (!isDay(day) || !hasZone || Number.isNaN(moment.getTime()))
    return undefined;
  const utc = moment.toISOString();
  return /^(?!0000)\d{4}-/.test(utc) ? utc : undefined;
}
