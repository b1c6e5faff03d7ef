import { readFileSync } from 'node:fs';
import { InputError } from '../../src/domain/problems.ts';

/** The text of the file that an option names. @throws InputError naming the option where it cannot be read or is no text in UTF-8 */
export function readTextOption(option: string, file: string): string {
  const refuse = (message: string) => new InputError([{ file: `${option} ${file}`, message }]);
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw refuse(`cannot be read (${error instanceof Error ? error.message : String(error)}): is the name right?`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse('is not text in UTF-8: save it as that');
  }
}
