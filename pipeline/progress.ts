/** Work that ends sooner is not reported. */
const PATIENCE_MS = 2000;
const LINE_EVERY_MS = 5000;
const REDRAW_EVERY_MS = 100;

interface Stream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Returns a function that reports the progress of a piece of work once it has taken two seconds. A
 * terminal shows one line, which is redrawn and finally cleared; a log gets a line every five
 * seconds.
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
