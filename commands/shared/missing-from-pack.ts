import { dirname, resolve } from 'node:path';
import { nameOf } from '../../core/disk/project-paths.ts';
import { InputError } from '../../core/domain/problems.ts';

const noFile =
  /Cannot find module '(?<module>.*)' imported from (?<importer>.*)/;
const noExport =
  /^(?:file:\/\/)?(?<importer>.*):\d+\n[^]*module '(?<module>.*)' does not provide an export named '(?<name>.*)'/;

/**
 * Explains a failed import from the pack, as after an upgrade: a file or an export is missing.
 * Returns undefined for any other error.
 */
export function missingFromPack(error: unknown): InputError | undefined {
  const stack = String((error as Error | undefined)?.stack);
  const {
    importer = '',
    module = '',
    name,
  } = (noFile.exec(stack) ?? noExport.exec(stack))?.groups ?? {};
  const file = module.startsWith('#')
    ? module.slice(1)
    : nameOf(resolve(dirname(importer), module));
  if (!file.startsWith('site/')) return undefined;
  const remedy =
    'add it, as in the pack that npm run make-yours -- --out FOLDER writes';
  const message = `is ${name === undefined ? 'missing' : 'not exported'}, and ${nameOf(importer)} needs it: ${remedy}`;
  return new InputError([
    {
      file,
      field: name,
      message,
    },
  ]);
}
