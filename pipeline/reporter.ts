import { SnapshotError } from '../snapshots/snapshot-error.ts';
import { InputError, inputError } from '../core/domain/problems.ts';
import { createProgress } from './progress.ts';

/** Reports a run to people or to programs. */
export type Reporter = ReturnType<typeof createReporter>;

interface ReporterOptions {
  /** Print only one JSON object, at the end. */
  readonly json: boolean;
  readonly command: string;
}

/** After this long without output, the running stages are named. */
const PATIENCE_MS = 2000;

/** Node's exit code if a top-level await can never settle, as after a browser is killed. */
const UNSETTLED = 13;

/**
 * Creates the reporter of a command: lines for people, or with `json` one JSON object at the end.
 */
export function createReporter({ json, command }: ReporterOptions) {
  const started = performance.now();
  const stages: Record<string, number> = {};
  const running = new Set<string>();
  const isTerminal = !json && process.stdout.isTTY === true;
  const elapsed = () => Math.round(performance.now() - started);
  let lastOutputAt = started;
  const print = (line: string) => {
    lastOutputAt = performance.now();
    if (!json) {
      console.log(isTerminal ? `\r\x1b[K${line}` : line);
    }
  };
  const printJson = (ok: boolean, facts: object) =>
    console.log(JSON.stringify({ ok, command, ms: elapsed(), ...facts }));

  const reporter = {
    note: print,
    /** Returns a function that reports the progress of a long piece of work. */
    progress(what: string): (done: number, total: number) => void {
      if (json) return () => undefined;
      const report = createProgress(what);
      return (done, total) => {
        lastOutputAt = performance.now();
        report(done, total);
      };
    },
    /** Measures a stage, and names it once it has run for two seconds without other output. */
    async time<T>(stage: string, work: Promise<T>): Promise<T> {
      const before = performance.now();
      running.add(stage);
      const overdue = setTimeout(() => {
        if (performance.now() - lastOutputAt >= PATIENCE_MS)
          print(`At work: ${[...running].join(', ')}`);
      }, PATIENCE_MS);
      try {
        return await work;
      } finally {
        clearTimeout(overdue);
        running.delete(stage);
        stages[stage] = Math.round(performance.now() - before);
      }
    },
    /** Reports success: `line` to people, `facts` to programs. */
    end(line: string, facts: object): void {
      if (json) printJson(true, { ...facts, stages });
      else print(`${line} (${(elapsed() / 1000).toFixed(2)} s)`);
    },
    /** Reports a failure and sets exit code 1. */
    fail(error: unknown): void {
      process.exitCode = 1;
      const message =
        error instanceof Error ? formatError(error) : String(error);
      if (json) {
        const failures =
          error instanceof SnapshotError ? error.failures : undefined;
        return printJson(false, { error: message, failures });
      }
      if (isTerminal) process.stdout.write('\r\x1b[K');
      console.error(isExpected(error) ? message : error);
    },
  };
  process.once('exit', (code) => {
    if (code !== UNSETTLED) return;
    const message =
      'stopped without an answer, and dist/ is as it was: run it again';
    reporter.fail(inputError(command, message));
  });
  return reporter;
}

/** Matches the error codes of a full disk, whether from the system or from the bundler. */
const noRoom = /\b(?:ENOSPC|EDQUOT|EFBIG|os error (?:27|28|122))\b/;
const remedy = 'free some space and run it again';

/**
 * Formats a failure with a line for each problem. A full disk fails all parallel stages at once,
 * and gets a single line.
 */
export function formatError(error: Error): string {
  const lines = error.message.split('\n');
  const full = lines.find((line) => noRoom.test(line));
  if (full === undefined) return error.message;
  const line = full.includes(remedy)
    ? full
    : `disk: no room for what is to be written (${full}): ${remedy}`;
  return [...lines.filter((other) => !noRoom.test(other)), line].join('\n');
}

/**
 * Whether a failure needs no stack trace: wrong input, a page that cannot ship, or an error of the
 * operating system. Anything else is a bug.
 */
export function isExpected(error: unknown): error is Error {
  return (
    error instanceof InputError ||
    error instanceof SnapshotError ||
    (error instanceof Error && 'syscall' in error)
  );
}
