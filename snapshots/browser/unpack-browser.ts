import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packedBrowser, unpackAnew, unpackWhole } from './unpack-whole.ts';

export interface BrowserProgram {
  readonly path: string;
  /** Whether it is a headless shell, which knows no other mode. */
  readonly isHeadlessShell: boolean;
  /** Environment it needs to find its libraries and fonts. */
  readonly env?: Readonly<Record<string, string>>;
  /** Makes the program anew, where it was made here. */
  readonly remake?: () => Promise<BrowserProgram>;
}

const unpackFolder = join(import.meta.dirname, '../../.cache/chromium');

/** Two browsers may start at once; it is unpacked once. */
let unpacked: Promise<BrowserProgram> | undefined;

/** The headless shell that npm brought, unpacked where it is not there as it was unpacked. */
export const findHeadlessShell = (): Promise<BrowserProgram> =>
  (unpacked ??= unpackWhole(unpackFolder, unpackPackage).then(() => shellIn(unpackFolder)));

const shellIn = (folder: string): BrowserProgram => ({
  path: join(folder, 'chromium'),
  isHeadlessShell: true,
  env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: join(folder, 'fonts/fonts.conf') },
  remake: () => (unpacked = unpackAnew(folder, unpackPackage).then(() => shellIn(folder))),
});

/** A machine without a single font ends the browser at its first word, so the package's own come with it. */
const fontConfig = `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(unpackFolder, 'fonts/fonts')}</dir>
  <cachedir>${join(unpackFolder, 'fonts/cache')}</cachedir>
</fontconfig>
`;

const unpackScript = `
  import chromium, { inflate } from '@sparticuz/chromium';
  const [bin] = process.argv.slice(-1);
  await inflate(bin + '/al2023.tar.br');
  await inflate(bin + '/fonts.tar.br');
  await chromium.executablePath(bin);`;

/** The package unpacks into the temporary folder and trusts a file of that name there: a process of its own has another one. */
export async function unpackPackage(folder: string): Promise<void> {
  const args = ['--input-type=module', '--eval', unpackScript, join(packedBrowser, 'bin')];
  await promisify(execFile)(process.execPath, args, {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, TMPDIR: folder },
  });
  writeFileSync(join(folder, 'fonts/fonts.conf'), fontConfig);
}
