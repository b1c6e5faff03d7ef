const DAY_MS = 24 * 60 * 60 * 1000;

/** Keeps a value for this tab. @returns false where storage is blocked or full: the value lives as long as the page does. */
export function remember(key: string, value: object): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...value, savedAt: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

/** What was kept under the key within the last day, without its time; undefined where there is nothing. Personal details are not kept for longer. */
export function recall(key: string): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('savedAt' in kept)) return undefined;
    const { savedAt, ...value } = kept;
    // A clock may be set back meanwhile.
    if (Math.abs(Date.now() - Number(savedAt)) < DAY_MS) return value;
    sessionStorage.removeItem(key);
  } catch {
    // Blocked storage, or not ours.
  }
  return undefined;
}

/** Forgets what was kept under the key. */
export function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing could be kept either.
  }
}
