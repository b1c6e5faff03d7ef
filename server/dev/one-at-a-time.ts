/** As long as an editor takes to write the files of one save. */
const SETTLE_MS = 60;

/**
 * Makes of many calls few runs: those that come together are one, and those that come while a run is under way are one after it.
 * `run` must not reject.
 */
export function oneAtATime(run: () => Promise<void>, settleMs = SETTLE_MS): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let wanted = false;
  const start = async () => {
    if (running) return void (wanted = true);
    running = true;
    do {
      wanted = false;
      await run();
    } while (wanted);
    running = false;
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void start(), settleMs);
  };
}
