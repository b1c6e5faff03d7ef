import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { killBrowser, launchBrowser } from './browser.ts';
import { startHeadlessShell } from './headless-shell.ts';

test('a browser that is killed is gone at once', async () => {
  const browser = await launchBrowser();
  const gone = new Promise((resolve) => browser.once('disconnected', resolve));
  expect(await browser.version()).toMatch(/Chrome\/\d+/);
  killBrowser(browser);
  await gone;
  expect(browser.connected).toBe(false);
});

test('a shell that ends, or is no program, is said not to start, with the reason', async () => {
  const problem = (path: string) => expect(launchBrowser({ path, isHeadlessShell: true })).rejects;
  await problem('/bin/false').toThrow(
    'browser: /bin/false did not start (exit code 1): set PUPPETEER_EXECUTABLE_PATH to another one',
  );
  await problem('/bin/missing').toThrow(/\/bin\/missing did not start \(.*ENOENT\)/);
});

test('a shell that says nothing is given up and ended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shell-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [path, pidFile] = [join(folder, 'mute'), join(folder, 'pid')];
  writeFileSync(path, `#!/bin/sh\necho $$ > ${pidFile}\nexec sleep 60\n`, { mode: 0o755 });
  await expect(startHeadlessShell({ path, flags: [], limitMs: 500, protocolLimitMs: 60_000 })).rejects.toThrow(
    'no answer within 0.5 s',
  );
  await vi.waitFor(() => expect(() => process.kill(Number(readFileSync(pidFile, 'utf8')), 0)).toThrow('ESRCH'));
});
