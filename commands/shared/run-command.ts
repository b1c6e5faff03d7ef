import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { isExpected, formatError } from '../../pipeline/reporter.ts';
import { didYouMean } from '../../core/domain/text/nearest.ts';
import { InputError } from '../../core/domain/problems.ts';
import { missingFromPack } from './missing-from-pack.ts';

type Values<T extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: T }>
>['values'];

/** An option without a value. */
export const flag = {
  type: 'boolean',
  default: false,
} as const;
/** An option with a text as its value. */
export const textOption = { type: 'string' } as const;
/** An option with a text as its value, which may be repeated. */
export const textsOption = {
  type: 'string',
  multiple: true,
} as const;

/** A command of `npm run`. */
export interface Command<T extends ParseArgsOptionsConfig> {
  /** Printed by `--help`; begins with "Usage: npm run …". */
  readonly usage: string;
  /** Options of `parseArgs`, without `help`. */
  readonly options: T;
  /**
   * Allows one word besides the options: any word, or one of a list, which begins with the default.
   */
  readonly word?: true | readonly string[];
  /** Allows a second word, the object of the first. */
  readonly argument?: true;
  /** Does the command's work. @returns the exit code; 0 by default */
  readonly run: (
    values: Values<T>,
    word: string | undefined,
    argument: string | undefined,
  ) => Promise<number | void> | number | void;
  /** Reports a failure in another form, such as JSON. The exit code is 1 either way. */
  readonly fail?: (error: unknown) => void;
  /** The command's arguments; those of the process by default. */
  readonly args?: readonly string[];
}

/**
 * Runs a command, or a function that loads one. `--help` only prints the usage. An unknown option
 * is refused before anything is done. A problem with the input is printed in one line without a
 * stack trace.
 */
export async function runCommand<T extends ParseArgsOptionsConfig>(
  given: Command<T> | (() => Promise<Command<T>>),
): Promise<void> {
  let fail = reportFailure;
  try {
    const command = typeof given === 'function' ? await given() : given;
    const { usage, run, args = process.argv.slice(2) } = command;
    fail = command.fail ?? fail;
    if (args.includes('--help') || args.includes('-h'))
      return console.log(usage);
    const { values, word, argument } = parse(command, args);
    const code = await run(values as Values<T>, word, argument);
    process.exitCode = code ?? 0;
  } catch (error) {
    process.exitCode = 1;
    fail(missingFromPack(error) ?? error);
  }
}

/** Parses the arguments. @throws InputError listing every unknown option or word, and the usage */
function parse<T extends ParseArgsOptionsConfig>(
  { usage, options, word, argument }: Command<T>,
  args: readonly string[],
) {
  const known = [...Object.keys(options), 'help'];
  const names = known.map((name) => `--${name}`);
  const { tokens, positionals } = parseArgs({
    args,
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const unknown = tokens
    .filter((token) => token.kind === 'option')
    .filter(({ name }) => !(name in options))
    .map(({ rawName }) => rawName);
  const allowed = Number(Boolean(word)) + Number(Boolean(argument));
  const surplus = positionals.slice(allowed);
  const refusals = [
    ...unknown.map(
      (option) => `Unknown option '${option}'${didYouMean(option, names)}`,
    ),
    ...surplus.map(
      (word) => `Unexpected '${word}'${didYouMean(`--${word}`, names)}`,
    ),
  ];
  if (refusals.length > 0) throw usageError(refusals, usage);
  const words = word === true ? undefined : word;
  const [given = words?.[0], about] = positionals;
  if (words && given !== undefined && !words.includes(given))
    throw wrongOption(
      given,
      `is not one of ${words.join(', ')}${didYouMean(given, words)}`,
    );
  try {
    const { values } = parseArgs({
      args,
      options,
      allowPositionals: true,
    });
    return { values, word: given, argument: about };
  } catch (error) {
    // An option lacks its value, or has one that it does not take.
    const { message } = error as Error;
    const [reason = ''] = message.split('\n');
    throw usageError([reason], usage);
  }
}

/** Creates the error for a wrong option or word. @param file the option as it was typed */
export const wrongOption = (file: string, message: string) =>
  new InputError([{ file, message }]);

/** Parses an option as a whole number. @throws InputError if it is not one, or is below `least` */
export function readCount(option: string, text: string, least = 1): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= least) return count;
  throw wrongOption(
    `${option} ${text}`,
    `give a whole number from ${least} up`,
  );
}

const usageError = (lines: readonly string[], usage: string) =>
  wrongOption('', [...lines, usage].join('\n'));

/** Prints one line for what the user can fix, and a stack trace for a bug of ours. */
function reportFailure(error: unknown): void {
  if (isExpected(error)) console.error(formatError(error));
  else console.error(error);
}
