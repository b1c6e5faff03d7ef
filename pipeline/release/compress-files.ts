import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../files/list-files.ts';

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
  const files = listFiles(folder, ['.']).filter((file) => textFile.test(file));
  const queue = files.values();
  let done = 0;
  const work = async () => {
    for (const file of queue) {
      const [from, to] = [join(folder, file), join(target, file)];
      const bytes = readFileSync(from);
      if (bytes.length >= MIN_BYTES) {
        mkdirSync(dirname(to), { recursive: true });
        writeFileSync(`${to}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
        writeFileSync(`${to}.br`, await promisify(brotliCompress)(bytes, { params }));
      }
      onDone(++done, files.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
