/*
 * Lets processes run for part of the time alone. Its argument is their slowness: with 4 they run a
 * quarter of it. Each line of its input is a JSON list of process ids, in place of the one before.
 * It is a process of its own so that none stays stopped where a test run is killed: with its input
 * it ends, and lets them all go on.
 */
import { createInterface } from 'node:readline';
import { setTimeout as pass } from 'node:timers/promises';

/** A few frames: far less than a visitor's touches are apart, far more than the clock is out. */
const CYCLE_MS = 40;
const runMs = CYCLE_MS / Number(process.argv[2]);
let processes: readonly number[] = [];

function tell(signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const id of processes) {
    try {
      process.kill(id, signal);
    } catch {
      // It has ended.
    }
  }
}

// Ctrl+C reaches it too, but those who started it end first.
process.on('SIGINT', () => {});
const input = createInterface({ input: process.stdin });
input.on('line', (line) => {
  // One that is no longer among them can end only where it runs.
  tell('SIGCONT');
  processes = JSON.parse(line) as number[];
});
input.on('close', () => {
  tell('SIGCONT');
  process.exit();
});
for (;;) {
  tell('SIGCONT');
  await pass(runMs);
  tell('SIGSTOP');
  await pass(CYCLE_MS - runMs);
}
