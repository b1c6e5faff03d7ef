/*
 * Slows processes down by stopping them part of the time. The argument is their slowness: with 4
 * they run a quarter of the time. Each line of the input is a JSON list of process IDs, which
 * replaces the previous list. When the input ends, as when a test run is killed, this script lets
 * all processes run on and exits.
 */
import { createInterface } from 'node:readline';
import { setTimeout as pass } from 'node:timers/promises';

/**
 * A few frames: much less than the time between two touches, much more than the clock's inaccuracy.
 */
const CYCLE_MS = 40;
const runMs = CYCLE_MS / Number(process.argv[2]);
let processes: readonly number[] = [];

function tell(signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const id of processes) {
    try {
      process.kill(id, signal);
    } catch {
      // The process has ended.
    }
  }
}

// Ctrl+C reaches this process too, but must first end those that started it.
process.on('SIGINT', () => {});
const input = createInterface({ input: process.stdin });
input.on('line', (line) => {
  // A process that is no longer in the list must not stay stopped.
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
