import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  listReleases,
  parseReleaseTarget,
  releaseSite,
} from '../../pipeline/release/release-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/* Releases in a folder of this machine, as interrupted or repeated scripts leave them. */

const script = join(import.meta.dirname, '../../pipeline/release/release.sh');

function setUp() {
  const { root, write, pathOf } = temporaryFolder();
  const run = (...words: readonly string[]) => {
    const { status, stdout } = spawnSync('sh', [script, root, ...words], {
      encoding: 'utf8',
    });
    return { status, said: stdout.trim() };
  };
  /** Makes an upload that is ready to be published. */
  const upload = (name: string) => {
    mkdirSync(pathOf(`releases/.${name}.part/pictures`), { recursive: true });
    write(`releases/.${name}.part/assets/a.js`, name);
  };
  return { root, run, upload, pathOf };
}

test('going back serves the release served before, not one that an interrupted script has left', () => {
  const { run, upload, pathOf } = setUp();
  upload('2026-1');
  expect(run('publish', '2026-1').status).toBe(0);
  mkdirSync(pathOf('releases/2026-2'));
  upload('2026-3');
  run('publish', '2026-3');
  expect(run('back').said).toBe('2026-1');
  expect(readlinkSync(pathOf('current'))).toBe('releases/2026-1');
});

test('publishing a second release of the same name fails instead of mixing the two', () => {
  const { run, upload, pathOf } = setUp();
  upload('2026-1');
  run('publish', '2026-1');
  upload('2026-1');
  expect(run('publish', '2026-1').status).not.toBe(0);
  expect(readdirSync(pathOf('releases/2026-1'))).not.toContain('.2026-1.part');
});

/** Makes a small site that can be published. */
function siteOf() {
  const { root, write, pathOf } = temporaryFolder();
  for (const name of ['404.html', 'index.html', 'assets/a.js'])
    write(name, `${name} `.repeat(200));
  mkdirSync(pathOf('pictures'));
  return {
    root,
    remove: () => rmSync(pathOf('pictures'), { recursive: true }),
  };
}

test('the web server may read a release, whatever the umask of the publishing account', async () => {
  const before = process.umask(0o077);
  onTestFinished(() => void process.umask(before));
  const { root, pathOf } = setUp();
  const target = parseReleaseTarget(root);
  await releaseSite({ site: siteOf().root, target });
  for (const name of ['', 'index.html', 'index.html.gz', 'assets/a.js']) {
    const { mode } = statSync(pathOf(`current/${name}`));
    expect([name, mode & 0o004]).toEqual([name, 0o004]);
  }
});

test('two releases in the same second stay separate, and a failed release leaves no upload behind', async () => {
  const { root, pathOf } = setUp();
  const target = parseReleaseTarget(root);
  const site = siteOf();
  const now = Date.UTC(2026, 0, 1);
  const publish = (ms: number) =>
    releaseSite({ site: site.root, target, now: new Date(now + ms) });
  const names = await Promise.all([publish(1), publish(2)]);
  expect(new Set(names).size).toBe(2);
  expect((await listReleases(target)).split('\n')).toHaveLength(2);
  site.remove();
  await expect(publish(3)).rejects.toThrow(/^sh: /);
  expect(existsSync(pathOf('current/index.html'))).toBe(true);
  expect(
    readdirSync(pathOf('releases')).filter((name) => name.endsWith('.part')),
  ).toEqual([]);
});
