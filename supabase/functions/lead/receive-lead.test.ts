import { expect, test, vi } from 'vitest';
import { ann as lead } from '../../../tests/support/servers/database-rows.ts';
import {
  limits,
  localLeads,
  sender,
} from '../../../tests/support/servers/lead-outbox.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import type { ClaimedLead, LeadStore } from './lead-store.ts';
import { createLeadReceiver } from './receive-lead.ts';
import { addressIn, senderOf } from './sender.ts';

/* tests/support/servers/lead-outbox.ts tests stores and receivers with many leads at once. */

const site = 'https://www.example.co.uk';
const ann = async () => sender('ann');
const receiverUrl = 'https://project.supabase.co/functions/v1/lead';

/** Creates a receiver that stores leads on this machine. */
function receiver({ hourlyLimit = 5, hourlyMails = 60 } = {}) {
  const { store, rows } = localLeads(temporaryFolder().root);
  const mails: ClaimedLead[] = [];
  const notices: number[] = [];
  const work: Promise<void>[] = [];
  const { receive } = createLeadReceiver({
    store,
    notify: async (lead) => void mails.push(lead),
    notifyWaiting: async (count) => void notices.push(count),
    allowsOrigin: (origin) => origin === site,
    hourlyLimits: limits(hourlyLimit),
    hourlyMails,
    afterwards: (promise) => work.push(promise),
    log: (message) => expect.fail(message),
    logError: (message) => expect.fail(message),
  });
  const send = async (
    body: unknown,
    {
      method = 'POST',
      headers = {} as Record<string, string>,
      url = receiverUrl,
    } = {},
  ) => {
    const answer = await receive(
      new Request(url, {
        method,
        headers: {
          'Content-Type': 'application/json',
          Origin: site,
          ...headers,
        },
        ...(method === 'POST' && {
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      }),
      ann,
    );
    await Promise.all(work);
    return answer;
  };
  return { rows, mails, notices, send };
}

test('a lead is stored, reported to the owner and acknowledged with 204', async () => {
  const { send, rows, mails } = receiver();
  expect((await send(lead)).status).toBe(204);
  expect(await rows()).toMatchObject([
    { ...lead, mailed_at: expect.stringMatching(/^20.*Z$/) },
  ]);
  expect(mails).toMatchObject([lead]);
});

test('leads that differ in timestamp, e-mail address or phone number are all stored', async () => {
  const { send, rows } = receiver();
  for (const change of [
    {},
    { created_at: '2026-03-09T17:00:00.001Z' },
    { email: 'b@example.com' },
    { phone: '1' },
  ])
    expect((await send({ ...lead, ...change })).status).toBe(204);
  expect(await rows()).toHaveLength(4);
});

test('a sender who exceeds the hourly limit gets 429 and is told to retry after an hour', async () => {
  const { send } = receiver({ hourlyLimit: 1 });
  expect((await send(lead)).status).toBe(204);
  const refused = await send({ ...lead, email: 'b@example.com' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([
    429,
    '3600',
  ]);
});

test.each<[string, unknown, string]>([
  ['a text', '"Ann"', 'must be an object'],
  ['a list', '[]', 'must be an object'],
  ['invalid JSON', '{', 'must be an object'],
  ['one field fewer', { ...lead, phone: undefined }, 'phone must be a text'],
  [
    'one field more',
    { ...lead, admin: true },
    'has 1 fields that a lead does not have',
  ],
  [
    'a field of another type',
    { ...lead, name: { $ne: null } },
    'name must be a text',
  ],
  ['a blank name', { ...lead, name: ' \u0000 ' }, 'name must not be empty'],
  [
    'a name that is too long',
    { ...lead, name: 'x'.repeat(501) },
    'name must have at most 500 characters',
  ],
  [
    'an unknown status',
    { ...lead, status: 'done' },
    'status must be pending or test',
  ],
  [
    'an invalid time',
    { ...lead, created_at: 'soon' },
    'created_at must be an ISO 8601 time',
  ],
])(
  'a post with %s is refused with the problem in the response',
  async (_what, body, problem) => {
    const { send, rows } = receiver();
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      problems: expect.arrayContaining([problem]),
    });
    expect(await rows()).toEqual([]);
  },
);

test('a message of 60,000 characters is accepted, and a request over 64 KB gets 413', async () => {
  const { send } = receiver();
  expect((await send({ ...lead, message: 'x'.repeat(60_000) })).status).toBe(
    204,
  );
  expect((await send({ ...lead, message: 'x'.repeat(65_536) })).status).toBe(
    413,
  );
});

test('a post is accepted only if its Content-Type is JSON, with or without a charset', async () => {
  const statusOf = async (type: string) =>
    (await receiver().send(lead, { headers: { 'Content-Type': type } })).status;
  for (const type of [
    'application/json',
    'Application/JSON; charset=utf-8',
    'application/json;charset=UTF-8',
  ])
    expect(await statusOf(type), type).toBe(204);
  for (const type of [
    'text/plain',
    'application/json-evil',
    'application/jsonp',
    'multipart/form-data',
    '',
  ])
    expect(await statusOf(type), type).toBe(415);
});

test("CORS allows pages of the site's origin to post, and pages of other origins get 403", async () => {
  const { send, rows } = receiver();
  for (const method of ['OPTIONS', 'POST']) {
    const answer = await send(lead, { method });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(site);
    expect(answer.headers.get('access-control-allow-headers')).toBe(
      'Content-Type',
    );
    expect(answer.headers.get('access-control-allow-methods')).toBe('POST');
  }
  for (const method of ['OPTIONS', 'POST']) {
    const answer = await send(
      { ...lead, email: 'b' },
      { method, headers: { Origin: 'https://evil.example' } },
    );
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
  expect(await rows()).toHaveLength(1);
});

/** Creates a receiver over a mock store. */
const receiverOver = (
  store: Partial<LeadStore>,
  notify = vi.fn(),
  afterwards: (work: Promise<void>) => void = () => undefined,
) =>
  createLeadReceiver({
    store: {
      receive: vi.fn(),
      claim: vi.fn(),
      claimNotice: async () => 0,
      markMailed: vi.fn(),
      forgetSenders: vi.fn(),
      readClock: vi.fn(),
      removeFinished: vi.fn(),
      ...store,
    },
    notify,
    notifyWaiting: vi.fn(),
    allowsOrigin: () => true,
    afterwards,
    log: () => undefined,
    logError: () => undefined,
  }).receive;
const json = { 'Content-Type': 'application/json' };

test('the visitor gets 204 without waiting for the e-mail', async () => {
  const notify = vi.fn(() => new Promise<void>(() => undefined));
  const claim = async () => ({ ...lead, id: 1, attempts: 1 });
  const receive = receiverOver(
    { receive: async () => 'stored', claim },
    notify,
  );
  const request = new Request(receiverUrl, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(lead),
  });
  expect((await receive(request, ann)).status).toBe(204);
  await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce());
});

test('a request whose Content-Length is too large is refused before its body is read', async () => {
  const pull = vi.fn();
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const headers = { ...json, 'Content-Length': '65537' };
  const request = new Request(receiverUrl, {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
  expect((await receiverOver({})(request, ann)).status).toBe(413);
  expect(pull).not.toHaveBeenCalled();
});

test.each([
  [
    'cf-connecting-ip',
    { 'cf-connecting-ip': '203.0.113.5', 'x-forwarded-for': '1.1.1.1' },
    '203.0.113.5',
  ],
  [
    'x-forwarded-for',
    { 'x-forwarded-for': '1.1.1.1, 2.2.2.2, 203.0.113.5' },
    '203.0.113.5',
  ],
  ['x-real-ip', { 'x-forwarded-for': '1.1.1.1' }, 'unknown'],
  // All addresses of one household count as one sender.
  ['x-real-ip', { 'x-real-ip': '2001:db8:1:2:a:b:c:d' }, '2001:db8:1:2::1'],
])(
  'the sender is the address that the proxy writes to %s, whatever the client sends',
  async (name, headers, address) => {
    const hashes = await senderOf(addressIn(new Headers(headers), name), 'key');
    expect(hashes.sender).toMatch(/^[\da-f]{32}$/);
    expect(hashes).toEqual(await senderOf(address, 'key'));
  },
);

test.each([
  ['a new lead sent 23 hours before', '2027-03-08T18:00:00.000Z', 'stored', 1],
  ['a new lead sent 25 hours before', '2027-03-08T16:00:00.000Z', 'stored', 0],
  ['a new lead sent 25 hours after', '2027-03-10T18:00:00.000Z', 'stored', 0],
  ['a lead that is known', '2027-03-09T17:00:00.000Z', 'known', 0],
] as const)(
  'after %s the time of the store, the fifty oldest over a year are deleted or none is',
  async (_what, created_at, outcome, times) => {
    const removeFinished = vi.fn(async () => 0);
    const work: Promise<void>[] = [];
    const receive = receiverOver(
      {
        receive: async () => outcome,
        readClock: async () => new Date('2027-03-09T17:00:00.000Z'),
        removeFinished,
      },
      vi.fn(),
      (delivery) => void work.push(delivery),
    );
    const body = JSON.stringify({ ...lead, created_at });
    await receive(
      new Request(receiverUrl, { method: 'POST', headers: json, body }),
      ann,
    );
    await Promise.all(work);
    expect(removeFinished).toHaveBeenCalledTimes(times);
    if (times > 0)
      expect(removeFinished).toHaveBeenCalledWith(
        new Date('2026-03-09T17:00:00.000Z'),
        50,
      );
  },
);

test('leads beyond the hourly limit of e-mails are stored, and one e-mail says how many wait', async () => {
  const { send, rows, mails, notices } = receiver({
    hourlyLimit: 9,
    hourlyMails: 2,
  });
  for (const name of ['a', 'b', 'c', 'd'])
    expect((await send({ ...lead, email: `${name}@example.com` })).status).toBe(
      204,
    );
  expect(await rows()).toHaveLength(4);
  expect([mails.length, notices]).toEqual([2, [1]]);
});
