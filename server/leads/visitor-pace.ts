import { visitorPace } from '../hosts/host-names.ts';

const STEP_MS = 1000 / visitorPace.perSecond;
const MAX_VISITORS = 10_000;

/**
 * Creates a function that returns whether a visitor's next request is within the pace. It remembers
 * the latest MAX_VISITORS visitors.
 * @param clock returns milliseconds
 */
export function createPace(clock = () => performance.now()) {
  /** The time at which each visitor's requests so far are spent. */
  const spent = new Map<string, number>();
  return (visitor: string): boolean => {
    const now = clock();
    const next = Math.max(now, spent.get(visitor) ?? now) + STEP_MS;
    if (next > now + visitorPace.atOnce * STEP_MS) return false;
    spent.delete(visitor);
    spent.set(visitor, next);
    const [oldest = visitor] = spent.keys();
    if (spent.size > MAX_VISITORS) spent.delete(oldest);
    return true;
  };
}
