/** Work that ends sooner is not reported. */
const PATIENCE_MS = 2000;
const LINE_EVERY_MS = 5000;
const REDRAW_EVERY_MS = 100;

interface Stream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Reports how far a piece of work is, once it has taken two seconds: on a terminal in one line that
 * is redrawn, elsewhere in a line every five seconds. The redrawn line is cleared at the end.
 */
export function createProgress(
  what: string,
  stream: Stream = process.stdout,
): (done: number, total: number) => void {
  const isTerminal = stream.isTTY === true;
  const every = isTerminal ? REDRAW_EVERY_MS : LINE_EVERY_MS;
  const start = isTerminal ? '\r\u001B[K' : '';
  const end = isTerminal ? '' : '\n';
  let reportAt = performance.now() + PATIENCE_MS;
  let isDrawn = false;
  return (done, total) => {
    if (done === total) {
      if (isTerminal && isDrawn) stream.write(start);
      return;
    }
    const now = performance.now();
    if (now < reportAt) return;
    reportAt = now + every;
    isDrawn = true;
    stream.write(`${start}${what}: ${done} of ${total}${end}`);
  };
}
