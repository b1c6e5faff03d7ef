import { readFileSync } from 'node:fs';

/** Milliseconds between two looks at the parent processes. */
const LOOK_MS = 200;

/**
 * Makes this process end, as on SIGTERM, when the npm that started it ends. Some shells between the
 * two do not pass signals on.
 */
export function endWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parents = parentProcesses();
  const timer = setInterval(() => {
    if (parentProcesses() === parents) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  timer.unref();
}

/**
 * Returns the IDs of the parent process, npm's shell, and where the system tells it of the shell's
 * own, npm. Both change when such a process ends, since its children get another parent.
 */
function parentProcesses(): string {
  try {
    const shell = readFileSync(`/proc/${process.ppid}/status`, 'utf8');
    return `${process.ppid} ${/^PPid:\s*(\d+)/m.exec(shell)?.[1]}`;
  } catch {
    return String(process.ppid);
  }
}
