import { execFileSync } from 'node:child_process';
import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, dirname } from 'node:path';
import project from '../../package.json' with { type: 'json' };
import { InputError } from '../../src/domain/problems.ts';
import { root } from '../paths.ts';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '../../pack/files-below.ts';

/** Name of a release's bill of materials. With the dot no server shows it to visitors. */
export const billOfMaterialsFile = '.sbom.cdx.json';

const MAX_BYTES = 50_000_000;

/** What the site is made with and from, tools included, by the lock file: CycloneDX, as npm writes it. @throws InputError where npm does not */
export function billOfMaterials(): string {
  const words = [
    'sbom',
    '--package-lock-only',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
  ];
  // npm says where it is to what it runs.
  const { npm_execpath: npm } = process.env;
  const [program, args] =
    npm === undefined ? ['npm', words] : [process.execPath, [npm, ...words]];
  try {
    const output = execFileSync(program, args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: MAX_BYTES,
    });
    const bill = JSON.parse(output) as {
      metadata: { component: { name: string } };
    };
    // npm names it after the folder it lies in.
    bill.metadata.component.name = project.name;
    return `${JSON.stringify(bill, null, 2)}\n`;
  } catch {
    throw new InputError([
      {
        file: 'npm',
        message:
          '"npm sbom" made no bill of materials: npm 9.8 or newer is needed',
      },
    ]);
  }
}

const MIN_BYTES = 512;
const textFile = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;

/**
 * Writes a .gz and a .br copy of every text file of `folder` into `target`, under the same paths, for servers that send those as they
 * lie. @param onDone hears how many files are done, and of how many
 */
export async function compressFiles(
  folder: string,
  target: string,
  onDone: (done: number, total: number) => void,
): Promise<void> {
  const files = filesBelow(folder).filter((file) => textFile.test(file));
  const queue = files.values();
  let done = 0;
  const work = async () => {
    for (const file of queue) {
      const [from, to] = [join(folder, file), join(target, file)];
      const bytes = readFileSync(from);
      if (bytes.length >= MIN_BYTES) {
        mkdirSync(dirname(to), { recursive: true });
        writeFileSync(
          `${to}.gz`,
          await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
        );
        const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
        writeFileSync(
          `${to}.br`,
          await promisify(brotliCompress)(bytes, { params }),
        );
      }
      onDone(++done, files.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
