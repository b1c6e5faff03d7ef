import { chmodSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listenForTest } from '../../tests/support/servers/listen.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { killBrowser, launchBrowser, type LaunchOptions } from './browser.ts';

test('killing a browser ends it at once', async () => {
  const browser = await launchBrowser({ reach: 'nothing' });
  const gone = new Promise((resolve) => browser.once('disconnected', resolve));
  expect(await browser.version()).toMatch(/Chrome\/\d+/);
  killBrowser(browser);
  await gone;
  expect(browser.connected).toBe(false);
});

test('a browser has either no network access, or access to this machine alone', async () => {
  const url = await listenForTest(
    createServer((_request, response) => response.end('here')),
  );
  const open = async (reach: LaunchOptions['reach']) => {
    const browser = await launchBrowser({ reach });
    onTestFinished(() => killBrowser(browser));
    const page = await browser.newPage();
    const answerOf = (address: string) =>
      page.goto(address).then(
        (response) => response?.status(),
        (error: unknown) => /ERR_\w+/.exec(String(error))?.[0],
      );
    return [
      await answerOf(url),
      await answerOf('http://192.0.2.1/'),
      await answerOf('https://example.com/'),
    ];
  };
  const refused = 'ERR_NAME_NOT_RESOLVED';
  expect(await open('nothing')).toEqual([refused, refused, refused]);
  expect(await open('this machine')).toEqual([200, refused, refused]);
});

test('a browser that exits at once or is missing is reported with the reason', async () => {
  const launch = (path: string) =>
    launchBrowser({
      reach: 'nothing',
      program: { path, isHeadlessShell: true },
    });
  await expect(launch('/bin/false')).rejects.toThrow(
    'browser: /bin/false did not start (exit code 1): set PUPPETEER_EXECUTABLE_PATH to another one',
  );
  await expect(launch('/bin/missing')).rejects.toThrow(
    /\/bin\/missing did not start \(.*ENOENT\)/,
  );
});

test('a browser that does not respond is ended, and gets PATH but no password from our environment', async () => {
  vi.stubEnv('LEADS_PASSWORD', 'secret');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { write, read, pathOf } = temporaryFolder();
  write(
    'mute',
    `#!/bin/sh\necho $$ > ${pathOf('pid')}\nenv > ${pathOf('environment')}\nexec sleep 60\n`,
  );
  chmodSync(pathOf('mute'), 0o755);
  const program = { path: pathOf('mute'), isHeadlessShell: true };
  await expect(
    launchBrowser({ reach: 'nothing', program, limitMs: 500 }),
  ).rejects.toThrow(
    'mute did not start (no answer within 1.5 s): run it again once this machine is less busy, or set PUPPETEER_EXECUTABLE_PATH to another one',
  );
  await vi.waitFor(() =>
    expect(() => process.kill(Number(read('pid')), 0)).toThrow('ESRCH'),
  );
  expect(read('environment')).toContain('PATH=');
  expect(read('environment')).not.toContain('LEADS_PASSWORD');
});
