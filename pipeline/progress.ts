/** Work that ends sooner needs no word. */
const PATIENCE_MS = 2000;
const LINE_EVERY_MS = 5000;
const REDRAW_MS = 100;

/**
 * Reports how far a piece of work is, once it has taken two seconds: on a terminal in one line that moves, elsewhere in a line every five
 * seconds. What comes after prints from the start of a line.
 */
export function createProgress(
  what: string,
  {
    stream = process.stdout,
    now = () => performance.now(),
  }: { stream?: Stream; now?: () => number } = {},
): (done: number, total: number) => void {
  const moving = stream.isTTY === true;
  const started = now();
  let reportedAt = started + PATIENCE_MS - (moving ? REDRAW_MS : LINE_EVERY_MS);
  let drawn = false;
  return (done, total) => {
    const isEnd = done === total;
    if (moving && isEnd && drawn) stream.write('\r\u001B[K');
    if (
      isEnd ||
      now() - reportedAt < (moving ? REDRAW_MS : LINE_EVERY_MS) ||
      now() - started < PATIENCE_MS
    )
      return;
    reportedAt = now();
    drawn = true;
    stream.write(
      moving
        ? `\r\u001B[K${what}: ${done} of ${total}`
        : `${what}: ${done} of ${total}\n`,
    );
  };
}

interface Stream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}
