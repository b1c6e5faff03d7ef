/* Writes .gz and .br copies beside every text file of dist/, for servers that send those as they lie. The next build starts without them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../build/cache/fingerprint.ts';

const MIN_BYTES = 512;
const textFile = /\.(?:html|js|css|json|svg|xml|txt)$/;
const dist = join(import.meta.dirname, '../dist');
const compressors = {
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
};

if (existsSync(join(dist, '404.html'))) {
  const files = listFiles(dist, ['.']).filter((file) => textFile.test(file));
  const queue = files.values();
  const work = async () => {
    for (const file of queue) {
      const bytes = readFileSync(join(dist, file));
      if (bytes.length < MIN_BYTES) continue;
      for (const [extension, compress] of Object.entries(compressors))
        writeFileSync(join(dist, `${file}.${extension}`), await compress(bytes));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  console.log(`${files.length} files compressed.`);
} else {
  console.error('dist holds no built site: run npm run build first');
  process.exitCode = 1;
}
