import { expect, test, vi } from 'vitest';
import type { Lead } from './lead.ts';
import type { LeadStore, StoredLead } from './lead-store.ts';
import { createLeadReceiver } from './receive-lead.ts';

const lead: Lead = {
  name: 'Ann Example',
  email: 'ann@example.com',
  phone: '07700 900123',
  service: 'Patio Cleaning',
  message: 'Quiz Results:\nArea Size: Medium\nSurface Type: Patio\nTown/City: Exmouth',
  status: 'pending',
  created_at: '2026-03-09T17:00:00.000Z',
};
const site = 'https://www.example.co.uk';

interface Row extends StoredLead {
  readonly sender: string;
  readonly received_at: string;
  mailed_at?: string;
}

/** A receiver over a table in memory. */
function receiver({ fails = {} as Partial<Record<'insert' | 'notify', boolean>>, hourlyLimit = 5 } = {}) {
  const rows: Row[] = [];
  const mails: StoredLead[] = [];
  const errors: string[] = [];
  const work: Promise<void>[] = [];
  const same = (a: Lead, b: Lead) => a.created_at === b.created_at && a.email === b.email && a.phone === b.phone;
  const clock = { now: new Date('2026-03-09T17:00:01Z') };
  const store: LeadStore = {
    async insert(row) {
      if (fails.insert) throw new Error('the table leads answered 503');
      if (rows.some((other) => same(other, row))) return false;
      rows.push({ ...row, id: rows.length + 1 });
      return true;
    },
    has: async (row) => rows.some((other) => same(other, row)),
    countSince: async (sender, since, most) =>
      rows.filter((row) => row.sender === sender && row.received_at > since).slice(0, most).length,
    unmailed: async (most) => rows.filter(({ mailed_at }) => !mailed_at).slice(0, most),
    markMailed: async (id, at) => void (rows[id - 1]!.mailed_at = at),
  };
  const receive = createLeadReceiver({
    store,
    notify: async (row) => {
      if (fails.notify) throw new Error('resend answered 401');
      mails.push(row);
    },
    allowsOrigin: (origin) => origin === site,
    hourlyLimit,
    afterwards: (promise) => work.push(promise),
    logError: (message) => errors.push(message),
    now: () => clock.now,
  });
  const send = async (
    body: unknown,
    { sender = 'a', method = 'POST', headers = {} as Record<string, string> } = {},
  ) => {
    const answer = await receive(
      new Request('https://project.supabase.co/functions/v1/lead', {
        method,
        headers: { 'Content-Type': 'application/json', Origin: site, ...headers },
        ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
      sender,
    );
    await Promise.all(work);
    return answer;
  };
  return { rows, mails, errors, send, clock, fails };
}

test('a lead is stored, told to the owner and acknowledged', async () => {
  const { send, rows, mails } = receiver();
  expect((await send(lead)).status).toBe(204);
  expect(rows).toMatchObject([lead]);
  expect(mails).toMatchObject([lead]);
  expect(rows[0]!.mailed_at).toBeDefined();
});

test('the same lead sent again is acknowledged, and neither stored nor told twice', async () => {
  const { send, rows, mails } = receiver();
  const answers = await Promise.all([send(lead), send(lead), send(lead)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect((await send(lead)).status).toBe(204);
  expect([rows.length, mails.length]).toEqual([1, 1]);
});

test('leads that differ in moment, e-mail or phone are leads of their own', async () => {
  const { send, rows } = receiver();
  for (const change of [{}, { created_at: '2026-03-09T17:00:00.001Z' }, { email: 'b@example.com' }, { phone: '1' }])
    expect((await send({ ...lead, ...change })).status).toBe(204);
  expect(rows).toHaveLength(4);
});

test('a sender with too many leads in an hour waits; others, and a lead that is stored already, do not', async () => {
  const { send, rows, clock } = receiver({ hourlyLimit: 2 });
  const nth = (second: number) => ({ ...lead, created_at: `2026-03-09T17:00:0${second}.000Z` });
  for (const second of [1, 2]) expect((await send(nth(second))).status).toBe(204);
  const refused = await send(nth(3));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  expect((await send(nth(2))).status).toBe(204);
  expect((await send(nth(3), { sender: 'b' })).status).toBe(204);
  expect(rows).toHaveLength(3);
  clock.now = new Date('2026-03-09T18:00:02Z');
  expect((await send(nth(4))).status).toBe(204);
});

test('a lead whose e-mail did not go out is kept, said so, and goes out with the next', async () => {
  const { send, rows, mails, errors, fails } = receiver({ fails: { notify: true } });
  expect((await send(lead)).status).toBe(204);
  expect(rows).toHaveLength(1);
  expect(errors).toEqual([
    'A stored lead could not be passed on, and is tried again with the next: resend answered 401',
  ]);
  fails.notify = false;
  await send({ ...lead, email: 'b@example.com' });
  expect(mails.map(({ email }) => email)).toEqual(['ann@example.com', 'b@example.com']);
});

test('a lead that cannot be stored is never acknowledged, and the log says why without repeating it', async () => {
  const { send, errors } = receiver({ fails: { insert: true } });
  expect((await send(lead)).status).toBe(503);
  expect(errors).toEqual(['A lead could not be stored, and its sender was told so: the table leads answered 503']);
});

test.each<[string, unknown, string]>([
  ['a text', '"Ann"', 'must be an object'],
  ['a list', '[]', 'must be an object'],
  ['no JSON', '{', 'must be an object'],
  ['one field fewer', { ...lead, phone: undefined }, 'phone must be a text'],
  ['one field more', { ...lead, admin: true }, 'has 1 fields that a lead does not have'],
  ['a field of another kind', { ...lead, name: { $ne: null } }, 'name must be a text'],
  ['a blank name', { ...lead, name: ' \u0000 ' }, 'name must not be empty'],
  ['a name that is too long', { ...lead, name: 'x'.repeat(501) }, 'name must have at most 500 characters'],
  ['another status', { ...lead, status: 'done' }, 'status must be pending or test'],
  ['no time', { ...lead, created_at: 'soon' }, 'created_at must be an ISO 8601 time'],
])('%s is no lead, and told so', async (_what, body, problem) => {
  const { send, rows } = receiver();
  const answer = await send(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ problems: expect.arrayContaining([problem]) });
  expect(rows).toEqual([]);
});

test('NUL and half characters, which PostgreSQL refuses, are left out of what is stored', async () => {
  const { send, rows } = receiver();
  await send({ ...lead, name: 'A\u0000nn', message: 'a\uD800b' });
  expect(rows).toMatchObject([{ name: 'Ann', message: 'a\uFFFDb' }]);
});

test('the longest request that the form can send is taken, and more than 64 KB is not', async () => {
  const { send } = receiver();
  expect((await send({ ...lead, message: 'x'.repeat(60_000) })).status).toBe(204);
  expect((await send({ ...lead, message: 'x'.repeat(65_536) })).status).toBe(413);
});

test.each(['text/plain', 'application/json-evil', 'application/jsonp', 'multipart/form-data', ''])(
  'the media type "%s" is refused',
  async (type) => {
    const { send, rows } = receiver();
    expect((await send(lead, { headers: { 'Content-Type': type } })).status).toBe(415);
    expect(rows).toEqual([]);
  },
);

test.each(['application/json', 'Application/JSON; charset=utf-8', 'application/json;charset=UTF-8'])(
  'the media type "%s" is taken',
  async (type) => {
    expect((await receiver().send(lead, { headers: { 'Content-Type': type } })).status).toBe(204);
  },
);

test("a browser on the site's origin is told that it may post, one elsewhere is refused", async () => {
  const { send, rows } = receiver();
  for (const method of ['OPTIONS', 'POST']) {
    const answer = await send(lead, { method });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(site);
    expect(answer.headers.get('access-control-allow-headers')).toBe('Content-Type');
    expect(answer.headers.get('access-control-allow-methods')).toBe('POST');
  }
  rows.length = 0;
  for (const method of ['OPTIONS', 'POST']) {
    const answer = await send(lead, { method, headers: { Origin: 'https://evil.example' } });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
  expect(rows).toEqual([]);
});

test('the visitor does not wait for the e-mail', async () => {
  const notify = vi.fn(() => new Promise<void>(() => undefined));
  const receive = createLeadReceiver({
    store: {
      insert: async () => true,
      has: async () => false,
      countSince: async () => 0,
      unmailed: async () => [{ ...lead, id: 1 }],
      markMailed: async () => undefined,
    },
    notify,
    allowsOrigin: () => true,
    hourlyLimit: 5,
    afterwards: () => undefined,
    logError: () => undefined,
  });
  const request = new Request('https://a.example', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(lead),
  });
  expect((await receive(request, 'a')).status).toBe(204);
  await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce());
});
