import { chmodSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { expectStatus } from './describe-server.ts';
import { drawLines, findFatal, sendLine, statusFor } from './odd-targets.ts';
import { startAlone } from './start-alone.ts';

interface Proxy {
  readonly port: number;
  stop(): Promise<void>;
}
type StartProxy = (options: {
  readonly site: string;
  readonly receiver: number;
}) => Promise<Proxy>;

/** Other spellings of the receiver's address, as a stranger's request has them. */
const spellings = [
  '//:/../lead-inbox',
  '//[/../lead-inbox',
  '//a:99999/../lead-inbox',
  '//u:p@h/../lead-inbox',
  'http://www.example.co.uk//:/../lead-inbox',
  '//lead-inbox',
  '/./lead-inbox',
  '/x/../lead-inbox',
  '/x/%2e%2e/lead-inbox',
  '/%6cead-inbox',
  '/lead-inbox#/x',
];

/** Tests that a proxy with our configuration keeps odd targets from the receiver. */
export function describeOddTargets(start: StartProxy): void {
  const site = temporaryFolder(afterAll);
  const leads = temporaryFolder(afterAll);
  let receiver: Awaited<ReturnType<typeof startAlone>>;
  let proxy: Proxy;
  beforeAll(async () => {
    site.write('404.html', 'our error page');
    // The proxy may read the folder as another user.
    chmodSync(site.root, 0o755);
    receiver = await startAlone('receiver', leads.root);
    proxy = await start({ site: site.root, receiver: receiver.port });
  });
  afterAll(async () => {
    await proxy.stop();
    await receiver.stop();
  });
  const takesRequests = async () =>
    (await statusFor(proxy.port, 'OPTIONS /lead-inbox')) === 204;

  test.each(spellings.flatMap((target) => [`GET ${target}`, `POST ${target}`]))(
    '%s gets our error page, and does not reach the receiver',
    async (line) => {
      const answer = await sendLine(proxy.port, line);
      expectStatus(answer, 404);
      expect(answer).toContain('our error page');
      expect(receiver.errors()).toBe('');
      expect(await takesRequests()).toBe(true);
    },
  );

  test('the receiver takes a request after each of 2,000 odd ones', async () => {
    const { port } = proxy;
    const lines = drawLines(2000);
    // Caddy answers a name too long for a file with 500; from 502 up, the receiver is at fault.
    const fatal = await findFatal({ port, lines, fault: 501, takesRequests });
    expect(fatal).toEqual([]);
  });
}
