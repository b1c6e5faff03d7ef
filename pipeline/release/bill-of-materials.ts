import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../src/domain/problems.ts';
import { root } from '../paths.ts';

/** Name of a release's bill of materials. With the dot no server shows it to visitors. */
export const billOfMaterialsFile = '.sbom.cdx.json';

const MAX_BYTES = 50_000_000;

/** What the site is made with and from, tools included, by the lock file: CycloneDX, as npm writes it. @throws InputError where npm does not */
export function billOfMaterials(): string {
  const words = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
  // npm says where it is to what it runs.
  const { npm_execpath: npm } = process.env;
  const [program, args] = npm === undefined ? ['npm', words] : [process.execPath, [npm, ...words]];
  try {
    const output = execFileSync(program, args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: MAX_BYTES,
    });
    const bill = JSON.parse(output) as { metadata: { component: { name: string } } };
    // npm names it after the folder it lies in.
    bill.metadata.component.name = (
      JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string }
    ).name;
    return `${JSON.stringify(bill, null, 2)}\n`;
  } catch {
    throw new InputError([
      { file: 'npm', message: '"npm sbom" made no bill of materials: npm 9.8 or newer is needed' },
    ]);
  }
}
