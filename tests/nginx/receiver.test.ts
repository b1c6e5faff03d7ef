import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { receiverPort } from '../../server/hosts/host-names.ts';
import { openLocalLeads } from '../../server/leads/local-leads.ts';
import { createReceiveServer } from '../../server/leads/receive-server.ts';
import { leadInboxPath } from '../../core/domain/settings/environment.ts';
import { sendLead } from '../../src/quiz/sending/build-lead.ts';
import { ann } from '../support/servers/database-rows.ts';
import { startNginx } from '../support/servers/serve-nginx.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/* The receiver on an owner's own server, behind the nginx.conf of npm run host-files. */

const { root: folder } = temporaryFolder(afterAll);
const name = 'www.cleaners.example';
const notify = vi.fn(async () => undefined);
let receiver: Server;
let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  nginx = await startNginx({
    site: join(import.meta.dirname, '../../dist'),
    name,
  });
  receiver = createReceiveServer(
    {
      siteUrl: `https://${name}`,
      addressHeader: 'x-real-ip',
      hourlyMails: 60,
      keptMonths: 12,
      notify,
      notifyWaiting: async () => undefined,
      notifyDisk: async () => undefined,
    },
    folder,
  );
  await once(receiver.listen(receiverPort, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await nginx.stop();
});

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(nginx.url + leadInboxPath, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: `https://${name}`,
      ...headers,
    },
    body,
  });
const emails = async () =>
  (await openLocalLeads(folder).readAll()).map(({ email }) => email);

test('a quote request reaches the receiver beside the site, and the page may read its response', async () => {
  const answer = await post(JSON.stringify(ann));
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe(
    `https://${name}`,
  );
  expect(answer.headers.get('strict-transport-security')).not.toBeNull();
  expect(await emails()).toEqual([ann.email]);
  await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce());
  expect((await fetch(nginx.url + leadInboxPath)).status).toBe(405);
});

test('nginx refuses a request of more than 64 KB without passing it to the receiver', async () => {
  const heard = vi.fn();
  receiver.on('request', heard);
  expect((await post('x'.repeat(65_537))).status).toBe(413);
  expect(heard).not.toHaveBeenCalled();
});

test("the receiver's limit counts the IP address that nginx sees, not one that the sender claims", async () => {
  const codes: number[] = [];
  for (let nth = 0; nth < 20; nth += 1) {
    const headers = {
      'X-Real-IP': `198.51.100.${nth}`,
      'X-Forwarded-For': `198.51.100.${nth}`,
    };
    const lead = { ...ann, email: `${nth}@example.com` };
    codes.push((await post(JSON.stringify(lead), headers)).status);
  }
  expect(codes).toEqual([...Array.from({ length: 19 }, () => 204), 429]);
  expect(await emails()).toHaveLength(20);
});

test('the host name without www redirects to the site, keeping path and query', async () => {
  const headers = { Host: 'cleaners.example' };
  const asked = request(`${nginx.url}/services?a=1`, { headers }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  expect([answer.statusCode, answer.headers.location]).toEqual([
    308,
    `http://${name}/services?a=1`,
  ]);
});

test('sending a quote request is reported as a failure while the receiver is down', async () => {
  receiver.closeAllConnections();
  await once(receiver.close(), 'close');
  await expect(
    sendLead(
      {
        leadWebhookUrl: nginx.url + leadInboxPath,
        leadRedirectOrigin: undefined,
      },
      { ...ann, status: 'pending' },
    ),
  ).rejects.toThrow('answered 502');
});
