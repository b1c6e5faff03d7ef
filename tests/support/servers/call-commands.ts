import { pathToFileURL } from 'node:url';

/*
 * Makes every call of the list that it is given as JSON, one after another in this process, and
 * prints what came of each.
 */

/** A command's file and what it is called with. */
export type Call = readonly [file: string, ...args: string[]];

/** What a call came to, as a process of its own would show it. */
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
  // Under an address of its own, the command's file runs anew; what it imports is loaded once for
  // all.
  await import(`${pathToFileURL(file).href}?call=${index}`);
  outcomes.push({ code: Number(process.exitCode), ...said });
}
process.stdout.write = writeOut;
process.stderr.write = writeError;
process.exitCode = 0;
console.log(JSON.stringify(outcomes));
