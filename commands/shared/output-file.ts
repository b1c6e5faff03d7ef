import {
  closeSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  mkdtempDisposableSync,
  openSync,
  readSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { wrongOption } from './run-command.ts';

/** A file that a command writes where an option says. */
export interface OutputFile {
  /** The option as it was typed, such as `--out leads.csv`, for messages. */
  readonly option: string;
  readonly file: string;
  /** Whether a file that starts with this text may be replaced, or added to. */
  readonly isOurs: (start: string) => boolean;
  /** Adds to a file that is there instead of replacing it. */
  readonly adds?: boolean;
  /** Permissions of the file, such as 0o600; the account's usual ones by default. */
  readonly mode?: number;
}

/** Number of bytes at the start of a file that tell what it is. */
const START = 4096;

/**
 * Checks that writing destroys nothing. A command calls this before its work.
 * @throws InputError
 */
export function checkOutput(output: OutputFile): void {
  explained(output, () => check(output));
}

/**
 * Writes the file in whole or not at all: beside its place, then renamed. A device or a pipe is
 * written as it is.
 * @throws InputError if the file may not be replaced or cannot be written
 */
export function writeOutput(
  output: OutputFile,
  chunks: Iterable<string>,
): void {
  const { file, adds, mode } = output;
  explained(output, () => {
    check(output);
    const target = statSync(file, { throwIfNoEntry: false });
    const stream = isLink(file) ? standardStream(target) : undefined;
    const isFile = target === undefined || target.isFile();
    if (stream) for (const chunk of chunks) stream.write(chunk);
    else if (!isFile) writeTo(openSync(file, 'w'), chunks);
    else if (adds && target) add(file, chunks);
    else replace(file, chunks, mode);
  });
}

function check({ option, file, isOurs }: OutputFile): void {
  const target = statSync(file, { throwIfNoEntry: false });
  if (target?.isDirectory())
    throw wrongOption(option, 'is a folder: name a file');
  const isFile = target === undefined || target.isFile();
  if (isLink(file)) {
    if (isFile && !standardStream(target))
      throw wrongOption(option, 'is a link: name the file that it leads to');
  } else if (target?.isFile() && target.size > 0 && !isOurs(startOf(file)))
    throw wrongOption(
      option,
      'is a file that this command has not written: name another one',
    );
}

const isLink = (file: string) =>
  lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;

/** Returns this process's own stream if a link such as `/dev/stdout` leads to it. */
function standardStream(target: Stats | undefined) {
  return [process.stdout, process.stderr].find(({ fd }) => {
    const { dev, ino } = fstatSync(fd);
    return target?.dev === dev && target.ino === ino;
  });
}

function startOf(file: string): string {
  const source = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(START);
    const length = readSync(source, bytes);
    return bytes.toString('utf8', 0, length);
  } finally {
    closeSync(source);
  }
}

function replace(
  file: string,
  chunks: Iterable<string>,
  mode: number | undefined,
): void {
  mkdirSync(dirname(file), { recursive: true });
  using beside = mkdtempDisposableSync(join(dirname(file), '.part-'));
  const part = join(beside.path, basename(file));
  const target = openSync(part, 'wx', mode);
  writeTo(target, chunks, () => fsyncSync(target));
  renameSync(part, file);
}

/** Adds to a file on a line of its own. A failure leaves the file as it was. */
function add(file: string, chunks: Iterable<string>): void {
  const target = openSync(file, 'a');
  const { size } = fstatSync(target);
  const all = function* () {
    if (size > 0) yield '\n';
    yield* chunks;
  };
  try {
    writeTo(target, all());
  } catch (error) {
    truncateSync(file, size);
    throw error;
  }
}

function writeTo(
  target: number,
  chunks: Iterable<string>,
  whenWritten?: () => void,
): void {
  try {
    for (const chunk of chunks) writeFileSync(target, chunk);
    whenWritten?.();
  } finally {
    closeSync(target);
  }
}

/** Turns a fault of the file system into a problem of the option. */
function explained({ option }: OutputFile, work: () => void): void {
  try {
    work();
  } catch (error) {
    const { syscall, message } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw error;
    throw wrongOption(option, `cannot be written (${message})`);
  }
}
