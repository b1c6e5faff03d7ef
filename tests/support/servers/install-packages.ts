import { execFile } from 'node:child_process';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { findProgram } from './find-program.ts';

const ANSWER_MS = 180_000;

/** Debian's packages ask this program before they start a daemon: 101 forbids it. */
const policyFile = '/usr/sbin/policy-rc.d';
const forbidding = '#!/bin/sh\nexit 101\n';

interface InstallOptions {
  readonly packages: readonly string[];
  readonly policy?: string;
}

/**
 * Installs Debian packages without starting their daemons.
 * @returns why that was not possible; undefined if it was
 */
export async function installPackages({
  packages,
  policy = policyFile,
}: InstallOptions): Promise<string | undefined> {
  if (findProgram('apt-get') === undefined) return 'there is no apt here';
  using _policy = forbidDaemons(policy);
  const install = ['install', '--no-install-recommends', ...packages];
  try {
    await runApt(['update'], ANSWER_MS);
    await runApt([...install, '--download-only'], ANSWER_MS);
    // No limit of time: stopping it now would leave packages half configured.
    await runApt(install);
    return undefined;
  } catch (error) {
    return reasonOf(error as AptError);
  }
}

const aptOptions = [
  '-qq',
  '-y',
  ...['Acquire::Retries=1', 'Acquire::http::Timeout=20'].flatMap(asOption),
  ...asOption('DPkg::Lock::Timeout=60'),
];

function asOption(setting: string): readonly string[] {
  return ['-o', setting];
}

const runApt = (args: readonly string[], timeout?: number) =>
  promisify(execFile)('apt-get', [...aptOptions, ...args], {
    env: { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' },
    timeout,
  });

interface AptError extends Error {
  /** Whether the limit of time ended it. */
  readonly killed?: boolean;
  readonly stderr?: string;
}

/** Returns the last thing that apt complained of. */
function reasonOf({ killed, stderr = '', message }: AptError): string {
  if (killed) return `apt-get did not answer within ${ANSWER_MS / 1000} s`;
  const complaint = stderr.match(/^E: .*$/gm)?.at(-1);
  return `apt-get says ${complaint ?? message}`;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Forbids packages to start their daemons until the result is disposed of. A policy that is there
 * is put aside. A signal to this process waits until then, so that the policy never stays.
 */
function forbidDaemons(policy: string): Disposable {
  const aside = `${policy}.aside`;
  // One that is aside already is from a run that was killed.
  if (existsSync(policy) && !existsSync(aside)) renameSync(policy, aside);
  writeFileSync(policy, forbidding, { mode: 0o755 });
  let received: NodeJS.Signals | undefined;
  const remember = (signal: NodeJS.Signals) => {
    received = signal;
  };
  for (const signal of signals) process.on(signal, remember);
  return {
    [Symbol.dispose]() {
      rmSync(policy, { force: true });
      if (existsSync(aside)) renameSync(aside, policy);
      for (const signal of signals) process.off(signal, remember);
      if (received) process.kill(process.pid, received);
    },
  };
}
