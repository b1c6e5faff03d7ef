import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listen } from '../tests/support/servers/listen.ts';
import { root, startCommand } from '../tests/support/servers/start-command.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';

const manifest = readFileSync(join(root, 'snapshots/manifest.json'), 'utf8');
const configured = {
  VITE_SITE_URL: 'https://clean.example',
  VITE_INDEXNOW_KEY: 'ab12-cd34',
};
const announce = (args: readonly string[], variables = configured) =>
  startCommand(['commands/announce.ts', ...args], variables);

/** A manifest of another title for home. */
function earlierManifest(): string {
  const { write, pathOf } = temporaryFolder();
  write(
    'manifest.json',
    manifest.replace(/("path": "\/",\s+"title": )"[^"]*"/, '$1"Another"'),
  );
  write('words.txt', readFileSync(join(root, 'snapshots/words.txt'), 'utf8'));
  return pathOf('manifest.json');
}

test('the pages that differ from what was live are announced, and no other', async () => {
  const announced: unknown[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      announced.push(JSON.parse(body).urlList);
      response.end();
    });
  });
  const { url, close } = await listen(server);
  const answer = await announce([
    '--against',
    earlierManifest(),
    '--endpoint',
    url,
  ]);
  const unchanged = await announce([
    '--against',
    'snapshots/manifest.json',
    '--endpoint',
    url,
  ]);
  close();
  expect(unchanged.out).toContain('0 pages changed');
  expect(answer).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining('1 page changed'),
  });
  expect(announced).toEqual([['https://clean.example/']]);
});

test('nobody is notified where no key is set, nor without an address of the site', async () => {
  for (const unset of ['VITE_SITE_URL', 'VITE_INDEXNOW_KEY']) {
    const { code, out } = await announce(['--against', 'HEAD'], {
      ...configured,
      [unset]: '',
    });
    expect({ code, out }).toMatchObject({
      code: 0,
      out: expect.stringContaining('Nobody is notified'),
    });
  }
});

test('what was live must be named, in a line', async () => {
  const { code, err } = await announce(['--endpoint', 'nonsense']);
  expect(code).toBe(1);
  expect(err).toMatch(
    /^--against: is missing[^\n]*\n--endpoint: "nonsense" is not an address\n$/,
  );
});
