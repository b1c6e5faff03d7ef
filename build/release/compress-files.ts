import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../files/list-files.ts';

const MIN_BYTES = 512;
const textFile = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;
const compressors = {
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
};

/** Writes a .gz and a .br copy of every text file of `folder` into `target`, under the same paths, for servers that send those as they lie. */
export async function compressFiles(folder: string, target: string): Promise<void> {
  const queue = listFiles(folder, ['.'])
    .filter((file) => textFile.test(file))
    .values();
  const work = async () => {
    for (const file of queue) {
      const bytes = readFileSync(join(folder, file));
      if (bytes.length < MIN_BYTES) continue;
      mkdirSync(dirname(join(target, file)), { recursive: true });
      for (const [extension, toBytes] of Object.entries(compressors))
        writeFileSync(join(target, `${file}.${extension}`), await toBytes(bytes));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
