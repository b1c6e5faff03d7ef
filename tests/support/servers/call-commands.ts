import { pathToFileURL } from 'node:url';

/*
 * Runs a JSON list of command calls one after another in this process, and prints their outcomes as
 * JSON.
 */

/** A command's file and its arguments. */
export type Call = readonly [file: string, ...args: string[]];

/** The outcome of a call, as if it had run in a process of its own. */
export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const calls = JSON.parse(process.argv[2]!) as readonly Call[];
const [node = ''] = process.argv;
const outcomes: Outcome[] = [];
const [writeOut, writeError] = [process.stdout.write, process.stderr.write];
for (const [index, [file, ...args]] of calls.entries()) {
  const said = { out: '', err: '' };
  process.stdout.write = (text) => Boolean((said.out += text));
  process.stderr.write = (text) => Boolean((said.err += text));
  process.exitCode = 0;
  process.argv = [node, file, ...args];
  // A separate URL for each call makes the command's file run again, while its imports are loaded
  // only once.
  await import(`${pathToFileURL(file).href}?call=${index}`);
  outcomes.push({ code: Number(process.exitCode), ...said });
}
process.stdout.write = writeOut;
process.stderr.write = writeError;
process.exitCode = 0;
console.log(JSON.stringify(outcomes));
