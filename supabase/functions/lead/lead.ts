/** What the site posts: these seven fields and no other. */
export interface Lead {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly service: string;
  readonly message: string;
  /** `test` marks a lead that `npm run check-live` has sent. */
  readonly status: 'pending' | 'test';
  /** ISO 8601, UTC; the same over retries. */
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

/** PostgreSQL refuses NUL and unpaired surrogates. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

/** The lead in a parsed body, or everything that is wrong with it. */
export function parseLead(
  value: unknown,
): { readonly lead: Lead } | { readonly problems: readonly string[] } {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { problems: ['must be an object'] };
  const given = value as Readonly<Record<string, unknown>>;
  const problems = fields.flatMap((field) => {
    const text = given[field];
    if (typeof text !== 'string') return [`${field} must be a text`];
    if (text.length > limits[field])
      return [`${field} must have at most ${limits[field]} characters`];
    return storable(text).trim() === '' && field !== 'message'
      ? [`${field} must not be empty`]
      : [];
  });
  const unknown = Object.keys(given).filter(
    (name) => !Object.hasOwn(limits, name),
  );
  if (unknown.length > 0)
    problems.push(`has ${unknown.length} fields that a lead does not have`);
  if (problems.length > 0) return { problems };

  const lead = Object.fromEntries(
    fields.map((field) => [field, storable(given[field] as string)]),
  ) as unknown as Lead;
  if (lead.status !== 'pending' && lead.status !== 'test')
    problems.push('status must be pending or test');
  const moment = Date.parse(lead.created_at);
  if (!/^\d{4}-\d{2}-\d{2}T/.test(lead.created_at) || Number.isNaN(moment))
    problems.push('created_at must be an ISO 8601 time');
  return problems.length > 0
    ? { problems }
    : { lead: { ...lead, created_at: new Date(moment).toISOString() } };
}
