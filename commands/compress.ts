/* Writes .gz and .br copies beside every text file of dist/, for servers that send those as they lie. The next build starts without them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../build/cache/fingerprint.ts';
import { createProgress } from '../build/progress.ts';
import { InputError } from '../src/domain/problems.ts';
import { runCommand } from './run-command.ts';

const MIN_BYTES = 512;
const textFile = /\.(?:html|js|css|json|svg|xml|txt)$/;
const dist = join(import.meta.dirname, '../dist');
const compressors = {
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
};

async function compress(): Promise<void> {
  if (!existsSync(join(dist, '404.html')))
    throw new InputError([{ file: 'dist', message: 'holds no built site: run npm run build first' }]);
  const files = listFiles(dist, ['.']).filter((file) => textFile.test(file));
  const queue = files.values();
  const onDone = createProgress('Files compressed');
  let done = 0;
  const work = async () => {
    for (const file of queue) {
      const bytes = readFileSync(join(dist, file));
      if (bytes.length >= MIN_BYTES) {
        for (const [extension, toBytes] of Object.entries(compressors))
          writeFileSync(join(dist, `${file}.${extension}`), await toBytes(bytes));
      }
      onDone((done += 1), files.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  console.log(`${files.length} files compressed.`);
}

await runCommand({
  usage: 'Usage: npm run compress      .gz and .br copies beside the files of dist/, for a server of your own',
  options: {},
  run: compress,
});
