/*
 * Loaded before a script: appends the path of every file that the script reads to the file that
 * TRACE_READS names.
 */
import fs from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const list = process.env.TRACE_READS;
const note = (file) => {
  if (typeof file === 'string' || file instanceof URL)
    fs.appendFileSync(
      list,
      `${file instanceof URL ? fileURLToPath(file) : file}\n`,
    );
};
for (const name of [
  'readFileSync',
  'readFile',
  'createReadStream',
  'copyFileSync',
]) {
  const original = fs[name];
  fs[name] = (file, ...rest) => {
    note(file);
    return original.call(fs, file, ...rest);
  };
}
module.syncBuiltinESMExports();
module.registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) note(new URL(url));
    return next(url, context);
  },
});
