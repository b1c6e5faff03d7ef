import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { isExpected, formatError } from '../../pipeline/reporter.ts';
import { didYouMean } from '../../src/domain/text/nearest.ts';
import { InputError } from '../../src/domain/problems.ts';
import { missingFromPack } from './missing-from-pack.ts';

type Values<T extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: T }>
>['values'];

/** What a command is. */
export interface Command<T extends ParseArgsOptionsConfig> {
  /** What `--help` prints, from "Usage: npm run …" on. */
  readonly usage: string;
  /** As `parseArgs` takes them, without `help`. */
  readonly options: T;
  /** Whether a word may stand beside the options: any, or one of these, of which the first holds unless another is given. */
  readonly word?: true | readonly string[];
  /** @returns the exit code, 0 unless said */
  readonly run: (
    values: Values<T>,
    word: string | undefined,
  ) => Promise<number | void> | number | void;
  /** Reports a failure in another way, as a command does that prints JSON. The exit code is 1 all the same. */
  readonly fail?: (error: unknown) => void;
  /** What the command was called with. */
  readonly args?: readonly string[];
}

/**
 * Runs a command, or one that has to be loaded: `--help` prints its usage and does nothing else, an option it does not have is refused
 * before anything is done, and what is wrong with the input is reported in a line each, without a stack trace.
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
    const { values, word } = parse(command, args);
    process.exitCode = (await run(values as Values<T>, word)) ?? 0;
  } catch (error) {
    process.exitCode = 1;
    fail(missingFromPack(error) ?? error);
  }
}

/** @throws InputError naming every option that is wrong, with the usage below. */
function parse<T extends ParseArgsOptionsConfig>(
  { usage, options, word }: Command<T>,
  args: readonly string[],
) {
  const names = [...Object.keys(options), 'help'].map((name) => `--${name}`);
  const loose = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const unknown = loose.tokens.flatMap((token) =>
    token.kind === 'option' && !(token.name in options) ? [token.rawName] : [],
  );
  const surplus = loose.positionals.slice(word ? 1 : 0);
  const complaints = [
    ...unknown.map(
      (option) => `Unknown option '${option}'${didYouMean(option, names)}`,
    ),
    ...surplus.map(
      (word) => `Unexpected '${word}'${didYouMean(`--${word}`, names)}`,
    ),
  ];
  if (complaints.length > 0) throw usageError(complaints, usage);
  const [given] = loose.positionals;
  if (typeof word === 'object' && given !== undefined && !word.includes(given))
    throw wrongOption(
      given,
      `is none of ${word.join(', ')}${didYouMean(given, word)}`,
    );
  try {
    const { values } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
    });
    return {
      values,
      word: given ?? (typeof word === 'object' ? word[0] : undefined),
    };
  } catch (error) {
    // A value that is missing, or one too many.
    throw usageError(
      [
        error instanceof Error
          ? error.message.replace(/\n.*/s, '')
          : String(error),
      ],
      usage,
    );
  }
}

/** What is wrong with an option or a word that a command was called with. */
export const wrongOption = (file: string, message: string) =>
  new InputError([{ file, message }]);

/** The number that an option gives. @throws InputError where it is none, or too small */
export function readCount(option: string, text: string, least = 1): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= least) return count;
  throw wrongOption(
    `${option} ${text}`,
    `give a whole number from ${least} up`,
  );
}

const usageError = (complaints: readonly string[], usage: string) =>
  new InputError([{ file: [...complaints, usage].join('\n'), message: '' }]);

/** One line for what the user or the machine can mend; a stack trace for what is a fault of ours. */
function reportFailure(error: unknown): void {
  if (isExpected(error)) console.error(formatError(error));
  else console.error(error);
}
