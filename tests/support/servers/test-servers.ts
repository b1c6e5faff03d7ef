import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { flag, runCommand } from '../../../commands/shared/run-command.ts';
import { root } from '../../../core/disk/project-paths.ts';
import { findProgram } from './find-program.ts';
import { installPackages } from './install-packages.ts';

/** The tests of each real server: what they run, and the Debian packages that bring it. */
const servers = [
  {
    project: 'nginx',
    programs: ['nginx', 'openssl'],
    packages: ['nginx', 'openssl'],
  },
  { project: 'caddy', programs: ['caddy'], packages: ['caddy'] },
  { project: 'apache', programs: ['apache2'], packages: ['apache2'] },
  {
    project: 'postgres',
    programs: ['initdb', 'psql'],
    packages: ['postgresql'],
  },
  {
    project: 'ssh',
    programs: ['sshd', 'ssh', 'rsync', 'pkill'],
    packages: ['openssh-server', 'openssh-client', 'rsync', 'procps'],
  },
] as const;

type Server = (typeof servers)[number];

const isInstalled = ({ programs }: Server) =>
  programs.every((program) => findProgram(program) !== undefined);
const packagesOf = (some: readonly Server[]) =>
  some.flatMap(({ packages }) => packages);
const namesOf = (some: readonly Server[]) =>
  some.map(({ project }) => project).join(', ');

/** Runs the tests of every server that is installed, or can be. @returns the exit code */
async function testServers(): Promise<number> {
  // Debian keeps servers in a folder that an account's PATH may lack.
  process.env.PATH += `${delimiter}/usr/sbin`;
  const absent = servers.filter((server) => !isInstalled(server));
  const reason = absent.length > 0 ? await install(absent) : undefined;
  const ready = servers.filter(isInstalled);
  const left = servers.filter((server) => !isInstalled(server));
  const code = ready.length > 0 ? runTests(ready) : 0;
  if (left.length > 0)
    console.log(`Not run, the tests of ${namesOf(left)}: ${reason}`);
  return code;
}

/** @returns why the packages were not installed, if they were not */
async function install(absent: readonly Server[]): Promise<string | undefined> {
  const packages = packagesOf(absent);
  if (process.getuid?.() !== 0)
    return `only root may install ${packages.join(' ')}`;
  console.log(`Installing ${packages.join(' ')}`);
  return installPackages({ packages });
}

/** @returns the exit code of the tests */
function runTests(ready: readonly Server[]): number {
  const projects = ready.flatMap(({ project }) => ['--project', project]);
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...projects],
    { cwd: root, stdio: 'inherit' },
  );
  return status ?? 1;
}

await runCommand({
  usage: `Usage: npm run test:servers [-- OPTION]      tests the built site in ${namesOf(servers)}; root installs what is missing by apt, without starting it
  --packages         only print the Debian packages`,
  options: { packages: flag },
  run({ packages }) {
    if (!packages) return testServers();
    console.log(packagesOf(servers).join(' '));
    return 0;
  },
});
