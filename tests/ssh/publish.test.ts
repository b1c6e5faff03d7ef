import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { goBack, listReleases, parseReleaseTarget, releaseSite } from '../../pipeline/release/release-site.ts';
import { InputError } from '../../src/domain/problems.ts';
import { distFolder } from '../support/built-site.ts';
import { startSshd } from '../support/servers/start-sshd.ts';

/* The built site, published to a real sshd with a key, as to an owner's server. */

const TEST_MS = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'site-over-ssh-'));
const served = join(folder, 'www/current');
const changed = join(folder, 'changed');
let sshd: Awaited<ReturnType<typeof startSshd>>;
let target: ReturnType<typeof parseReleaseTarget>;

const publish = (site: string, day: number) => releaseSite({ site, target, now: new Date(Date.UTC(2026, 0, 1 + day)) });
const problemsOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it was published'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(InputError);
      return (error as InputError).problems;
    },
  );
/** Files of a site and its text, without what a release adds. */
const filesOf = (site: string) =>
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(site, name)).isFile() && !/\.(?:gz|br)$|(?:^|\/)\./.test(name))
    .sort();

beforeAll(async () => {
  sshd = await startSshd();
  vi.stubEnv('PATH', sshd.path);
  target = parseReleaseTarget(`${sshd.host}:${folder}/www`);
  cpSync(distFolder, changed, { recursive: true, preserveTimestamps: true });
  rmSync(join(changed, 'guarantee.html'));
  writeFileSync(join(changed, 'robots.txt'), 'User-agent: *\n');
}, TEST_MS);
afterAll(async () => {
  vi.unstubAllEnvs();
  await sshd.stop();
  rmSync(folder, { recursive: true, force: true });
});

test(
  'a server without a release gets the whole site, which everybody may read',
  async () => {
    const name = await publish(distFolder, 0);
    expect(readlinkSync(served)).toBe(`releases/${name}`);
    expect(filesOf(served)).toEqual(filesOf(distFolder));
    for (const file of filesOf(distFolder))
      expect(readFileSync(join(served, file)).equals(readFileSync(join(distFolder, file))), file).toBe(true);
    expect(statSync(join(served, 'index.html')).mode & 0o777).toBe(0o644);
    expect(statSync(join(served, 'devon')).mode & 0o777).toBe(0o755);
    expect(existsSync(join(served, 'index.html.gz'))).toBe(true);
  },
  TEST_MS,
);

test(
  'the next release takes room only for what is new, has no withdrawn page, and can be taken back',
  async () => {
    const first = readlinkSync(served);
    const name = await publish(changed, 1);
    expect(filesOf(served)).toEqual(filesOf(changed));
    const inode = (file: string) => statSync(join(folder, 'www', file)).ino;
    expect(inode('current/services.html')).toBe(inode(`${first}/services.html`));
    expect(inode('current/robots.txt')).not.toBe(inode(`${first}/robots.txt`));
    expect(await listReleases(target)).toBe(`${first.replace('releases/', '')}\n${name} (served)`);
    expect(`releases/${await goBack(target)}`).toBe(first);
    expect(existsSync(join(served, 'guarantee.html'))).toBe(true);
  },
  TEST_MS,
);

test(
  'a connection that is cut during the upload is told in a line, and what is served stays as it was; the next try publishes',
  async () => {
    const before = readlinkSync(served);
    const work = problemsOf(publish(changed, 2));
    await vi.waitUntil(() => readdirSync(join(folder, 'www/releases')).some((name) => name.endsWith('.part')), {
      timeout: TEST_MS,
      interval: 5,
    });
    sshd.cut();
    expect(await work).toEqual([{ file: 'rsync', message: expect.stringMatching(/^\S.*\S$/) }]);
    expect(readlinkSync(served)).toBe(before);
    const name = await publish(changed, 3);
    expect(readlinkSync(served)).toBe(`releases/${name}`);
    expect(filesOf(served)).toEqual(filesOf(changed));
  },
  TEST_MS,
);

test(
  'a key that is not admitted is told in a line, and nothing is touched',
  async () => {
    const before = [readlinkSync(served), ...readdirSync(join(folder, 'www/releases'))];
    sshd.admit(false);
    expect(await problemsOf(publish(distFolder, 4))).toEqual([
      { file: 'ssh', message: expect.stringContaining('Permission denied (publickey)') },
    ]);
    expect([readlinkSync(served), ...readdirSync(join(folder, 'www/releases'))]).toEqual(before);
    sshd.admit(true);
  },
  TEST_MS,
);
