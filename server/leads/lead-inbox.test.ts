import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request as send } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ann as lead } from '../../tests/support/servers/database-rows.ts';
import { listen, type Listening } from '../../tests/support/servers/listen.ts';
import { createLeadInbox } from './lead-inbox.ts';
import { openLocalLeads } from './local-leads.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

/*
 * receive-lead.test.ts tests which leads are valid. These tests cover what the local inbox adds.
 */

const { root: folder } = temporaryFolder(afterAll);
const inbox = join(folder, 'inbox');
const log = vi.spyOn(console, 'log').mockReturnValue();
const errors = vi.spyOn(console, 'error').mockReturnValue();
const listening: Listening[] = [];

async function serve(leads: string): Promise<string> {
  const receive = createLeadInbox({
    folder: leads,
    siteUrl: 'https://www.example.co.uk',
  });
  const server = createServer((request, response) => {
    receive(request, response).catch((error: Error) =>
      response.writeHead(500).end(error.message),
    );
  });
  // On a busy machine, a kept-alive connection may close just as it is used again.
  server.keepAliveTimeout = 0;
  listening.push(await listen(server));
  return `${listening.at(-1)!.url}/lead-inbox`;
}

let url: string;
beforeAll(async () => {
  url = await serve(inbox);
});
afterAll(() => {
  for (const { close } of listening) close();
});
afterEach(() => {
  log.mockClear();
  errors.mockClear();
});

let count = 0;
/** Returns a lead that has not been sent. */
const newLead = (fields: object = {}) => ({
  ...lead,
  phone: `07700 ${(count += 1)}`,
  ...fields,
});
const post = (body: string, to = url) =>
  fetch(to, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
const stored = () => openLocalLeads(inbox).readAll();

test('a lead is stored, and printed on one line even if it holds control characters', async () => {
  const sent = newLead({ message: 'a\nb\u009B2Jc\u202Ed\u2028e\u0085f' });
  expect((await post(JSON.stringify(sent, null, 2))).status).toBe(204);
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
  const line = String(log.mock.calls[0]![0]);
  expect(line).toMatch(/^Lead received: \{"name":"Ann Example"/);
  expect(line).toContain('a\\nb\\u{009b}2Jcd\\u{2028}e\\u{0085}f');
  await vi.waitFor(async () =>
    expect((await stored())[0]).toMatchObject({
      phone: sent.phone,
      mailed_at: expect.any(String),
    }),
  );
});

test("only the owner's account may read the stored leads", () => {
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect([mode(inbox), mode(join(inbox, 'leads.sqlite'))]).toEqual([
    '700',
    '600',
  ]);
});

/** Posts a lead with the given headers, such as another site's origin. Resolves to the status. */
const postAs = (headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const body = JSON.stringify(newLead());
    send(
      url,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode!);
      },
    )
      .on('error', reject)
      .end(body);
  });

test('a page of another site cannot post a lead, and a page of this site can', async () => {
  for (const origin of [
    'https://evil.example',
    'http://203.0.113.5',
    'http://127.0.0.1:9',
  ])
    expect(await postAs({ Origin: origin })).toBe(403);
  expect(await postAs({ Origin: new URL(url).origin })).toBe(204);
});

test('a lead that cannot be stored is printed and gets 503, and is stored when it is sent again', async () => {
  const blocked = join(folder, 'blocked');
  writeFileSync(blocked, '');
  const to = await serve(blocked);
  const sent = newLead();
  expect((await post(JSON.stringify(sent), to)).status).toBe(503);
  expect(String(log.mock.calls[0]![0])).toContain(`"phone":"${sent.phone}"`);
  expect(String(errors.mock.calls[0]![0])).toMatch(
    /^A lead could not be stored, and its sender was notified: \w/,
  );
  expect(String(errors.mock.calls[0]![0])).not.toContain(sent.phone);
  rmSync(blocked);
  expect((await post(JSON.stringify(sent), to)).status).toBe(204);
  expect(existsSync(join(blocked, 'leads.sqlite'))).toBe(true);
  expect(log).toHaveBeenCalledOnce();
});
