import { dirname, join } from 'node:path';
import { nameOf } from '../../pipeline/paths.ts';
import { InputError } from '../../src/domain/problems.ts';

const pattern = /^(?:file:\/\/)?(.*):\d+\n[^]*module '(.*)' does not provide an export named '(.*)'/;

/** What is wrong where a file of the pack lacks what another module imports, as after an upgrade; undefined for any other error. */
export function missingExport(error: unknown): InputError | undefined {
  const [, importer = '', specifier = '', field] = pattern.exec(String((error as Error | undefined)?.stack)) ?? [];
  const file = nameOf(join(dirname(importer), specifier));
  if (!file.startsWith('site/')) return undefined;
  const message = `is not exported, and ${nameOf(importer)} needs it: add it, as in the pack that npm run make-yours -- --out FOLDER writes`;
  return new InputError([{ file, field, message }]);
}
