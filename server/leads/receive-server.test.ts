import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  afterAll,
  beforeAll,
  beforeEach,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { ann } from '../../tests/support/servers/database-rows.ts';
import {
  listen,
  listenForTest,
  type Listening,
} from '../../tests/support/servers/listen.ts';
import { startMailServer } from '../../tests/support/servers/mail-server.ts';
import { visitorPace } from '../hosts/host-names.ts';
import { openLocalLeads } from './local-leads.ts';
import {
  createReceiveServer,
  parseReceiverSettings,
} from './receive-server.ts';
import { createPace } from './visitor-pace.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

const { root: folder } = temporaryFolder(afterAll);
const site = 'https://www.example.co.uk';
const errors = vi.spyOn(console, 'error').mockReturnValue();
let mail: Awaited<ReturnType<typeof startMailServer>>;
let receiver: Listening;
const settings = {
  VITE_SITE_URL: site,
  LEAD_ADDRESS_HEADER: 'X-Real-IP',
  LEAD_MAIL_FROM: 'site@example.co.uk',
  LEAD_MAIL_TO: 'owner@example.co.uk',
};

beforeAll(async () => {
  mail = await startMailServer(
    (text) => /^Reply-To: .*\.\./m.test(text) || text.includes('refuse this'),
  );
  const parsed = parseReceiverSettings({
    ...settings,
    LEAD_MAIL_KEY: mail.address,
  });
  receiver = await listen(createReceiveServer(parsed, folder));
});
afterAll(() => {
  receiver.close();
  mail.close();
});
beforeEach(() => {
  mail.mails.length = 0;
  errors.mockClear();
});

const post = async (
  fields: object,
  headers: Record<string, string> = {},
  url = receiver.url,
) => {
  const body = JSON.stringify({ ...ann, ...fields });
  const all = {
    'Content-Type': 'application/json',
    Origin: site,
    'X-Real-IP': '203.0.113.1',
    ...headers,
  };
  return (await fetch(url, { method: 'POST', headers: all, body })).status;
};

test('a lead is stored, and the owner is notified through the mail server', async () => {
  expect(await post({ message: 'Patio, 40 m²' })).toBe(204);
  const mailedAt = async () =>
    (await openLocalLeads(folder).readAll())[0]!.mailed_at;
  await expect.poll(mailedAt).not.toBeNull();
  expect(mail.mails).toHaveLength(1);
  expect(mail.mails[0]).toMatch(/^Reply-To: ann@example\.com$/m);
  expect(mail.mails[0]).toMatch(/^To: owner@example\.co\.uk$/m);
});

test('an e-mail refused for its Reply-To is sent without it, and a refused e-mail does not delay others', async () => {
  expect(await post({ email: 'b@gmail..com' })).toBe(204);
  expect(await post({ email: 'c@example.com', message: 'refuse this' })).toBe(
    204,
  );
  expect(await post({ email: 'd@example.com' })).toBe(204);
  await expect.poll(() => mail.mails).toHaveLength(2);
  expect(mail.mails.join()).toContain('b@gmail..com');
  expect(mail.mails.join()).not.toMatch(/^Reply-To: b/m);
  await expect.poll(() => errors.mock.calls).toHaveLength(1);
  expect(errors.mock.calls[0]![0]).toMatch(
    /^Quote request 3 is stored, and no e-mail about it has gone out in 1 try: the mail server answered 554: are LEAD_MAIL_KEY and LEAD_MAIL_FROM right\?$/,
  );
});

test('a forged X-Forwarded-For does not evade the limit of twenty leads an hour, and other sites and methods are refused', async () => {
  const codes = [];
  for (let nth = 0; nth < 22; nth += 1)
    codes.push(
      await post(
        { email: `${nth}@example.com` },
        { 'X-Real-IP': '203.0.113.9', 'X-Forwarded-For': `${nth}` },
      ),
    );
  expect(codes).toEqual([...Array.from({ length: 20 }, () => 204), 429, 429]);
  expect(
    await post({ email: 'e@example.com' }, { Origin: 'https://evil.example' }),
  ).toBe(403);
  expect(
    (
      await fetch(receiver.url, { method: 'TRACE' }).catch(() =>
        fetch(receiver.url),
      )
    ).status,
  ).toBe(405);
});

test('while another program locks the stored leads, other requests are answered', async () => {
  const file = join(folder, 'leads.sqlite');
  using holder = new DatabaseSync(file);
  holder.exec('begin exclusive');
  let isStored = false;
  const storing = post({ email: 'waiting@example.com' }).finally(
    () => (isStored = true),
  );
  // Until the receiver meets the lock.
  await sleep(200);
  expect((await fetch(receiver.url, { method: 'OPTIONS' })).status).toBe(204);
  expect(isStored).toBe(false);
  holder.exec('rollback');
  expect(await storing).toBe(204);
});

test('an error in one request is a 500 with its stack in the log, and the next request is answered', async () => {
  const faulty = parseReceiverSettings({
    ...settings,
    LEAD_MAIL_KEY: mail.address,
    // No header may have this name, so reading it throws.
    LEAD_ADDRESS_HEADER: 'x real ip',
  });
  const url = await listenForTest(createReceiveServer(faulty, folder));
  for (const attempt of [1, 2]) {
    const answer = await fetch(`${url}/lead-inbox?name=Ann`);
    expect([attempt, answer.status]).toEqual([attempt, 500]);
  }
  expect(errors).toHaveBeenCalledTimes(2);
  expect(errors).toHaveBeenLastCalledWith(
    'GET /lead-inbox:',
    expect.objectContaining({ stack: expect.stringContaining('x real ip') }),
  );
});

test('an hour takes a hundred leads of an IPv6 /48, also if the receiver is restarted meanwhile', async () => {
  const folder = temporaryFolder().root;
  const parsed = parseReceiverSettings({
    ...settings,
    LEAD_MAIL_KEY: mail.address,
    LEAD_MAILS_AN_HOUR: '1',
  });
  const start = () => listen(createReceiveServer(parsed, folder));
  let server = await start();
  const postFrom = (network: string, house: number) => {
    const email = `${network}-${house}@example.com`;
    const address = `2001:${network}:${house}::1`;
    return post({ email }, { 'X-Real-IP': address }, server.url);
  };
  const codes = [];
  for (let house = 0; house < 101; house += 1) {
    codes.push(await postFrom('db8:1', house));
    if (house !== 50) continue;
    server.close();
    server = await start();
  }
  expect(codes).toEqual([...Array.from({ length: 100 }, () => 204), 429]);
  expect(await postFrom('db8:2', 0)).toBe(204);
  server.close();
});

test('an address that asks too fast gets 429, and others are answered', async () => {
  const parsed = parseReceiverSettings({
    ...settings,
    LEAD_MAIL_KEY: mail.address,
  });
  const pace = createPace(() => 0);
  const server = await listen(createReceiveServer(parsed, folder, pace));
  onTestFinished(() => server.close());
  const statusFor = async (address: string) =>
    (await fetch(server.url, { headers: { 'X-Real-IP': address } })).status;
  const codes = [];
  for (let nth = 0; nth <= visitorPace.atOnce; nth += 1)
    codes.push(await statusFor('203.0.113.7'));
  expect(codes.slice(-2)).toEqual([405, 429]);
  expect(await statusFor('203.0.113.8')).toBe(405);
  // A proxy on this machine speaks for many.
  expect(await statusFor('127.0.0.1')).toBe(405);
});

test('all missing settings are reported together, and an invalid mail server with an example', () => {
  expect(() => parseReceiverSettings({})).toThrow(
    /VITE_SITE_URL: is not set: .*\n.*LEAD_MAIL_KEY: is not set: .*\n.*LEAD_MAIL_FROM: .*\n.*LEAD_MAIL_TO: /,
  );
  expect(() =>
    parseReceiverSettings({ ...settings, LEAD_MAIL_KEY: 'secret' }),
  ).toThrow(
    'LEAD_MAIL_KEY: must be the mail server, as in smtps://user:password@mail.example.co.uk',
  );
});
