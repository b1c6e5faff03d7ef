import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import project from '../../package.json' with { type: 'json' };
import { filesBelow } from '../../core/disk/files-below.ts';
import { inputError } from '../../core/domain/problems.ts';
import { npmCall } from '../npm-call.ts';
import { root } from '../../core/disk/project-paths.ts';

/** File name of a release's bill of materials. Servers do not serve names that begin with a dot. */
export const billOfMaterialsFile = '.sbom.cdx.json';

const MAX_BYTES = 50_000_000;
const sbomWords = [
  'sbom',
  '--package-lock-only',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
];

/**
 * Lists all packages of the lock file, tools included, in a CycloneDX document.
 * @throws InputError if npm cannot make the document
 */
export function billOfMaterials(): string {
  const [program, args] = npmCall(sbomWords);
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
    // npm writes the folder's name here.
    bill.metadata.component.name = project.name;
    return `${JSON.stringify(bill, null, 2)}\n`;
  } catch {
    throw inputError(
      'npm',
      '"npm sbom" made no bill of materials: npm 9.8 or newer is needed',
    );
  }
}

/** Smaller files would hardly shrink. */
const MIN_BYTES = 512;
const textTypes = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.svg',
  '.xml',
  '.txt',
  '.webmanifest',
]);

/**
 * Writes a .gz and a .br copy of every text file of `folder` into `target`, under the same paths,
 * for servers that send precompressed files.
 * @param onDone called after each file with the number of files done and their total
 */
export async function compressFiles(
  folder: string,
  target: string,
  onDone: (done: number, total: number) => void,
): Promise<void> {
  const all = filesBelow(folder);
  const files = all.filter((file) => textTypes.has(extname(file)));
  const queue = files.values();
  let done = 0;
  const work = async () => {
    for (const file of queue) {
      const bytes = readFileSync(join(folder, file));
      if (bytes.length >= MIN_BYTES) {
        await compress(bytes, join(target, file));
      }
      onDone(++done, files.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function compress(bytes: Buffer, target: string): Promise<void> {
  const level = constants.Z_BEST_COMPRESSION;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(`${target}.gz`, await promisify(gzip)(bytes, { level }));
  writeFileSync(
    `${target}.br`,
    await promisify(brotliCompress)(bytes, { params }),
  );
}
