/*
 * What most lists hold is taken out of each, so that a file of many lists stays small. An own list then holds `!item` for what it
 * lacks. One list that changes does not change the others.
 */

/** What more than half of the lists hold, sorted. */
export function commonItems(lists: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, { count: number; last: readonly string[] }>();
  for (const list of lists) {
    for (const item of list) {
      const known = counts.get(item);
      if (!known) counts.set(item, { count: 1, last: list });
      else if (known.last !== list) Object.assign(known, { count: known.count + 1, last: list });
    }
  }
  return [...counts]
    .filter(([, { count }]) => count > lists.length / 2)
    .map(([item]) => item)
    .sort();
}

/** A list without what is in `common`. */
export function ownItems(list: readonly string[], common: ReadonlySet<string>): string[] {
  const held = new Set<string>();
  const own = list.filter((item) => {
    const isAgain = held.has(item);
    held.add(item);
    return isAgain || !common.has(item);
  });
  return [...own, ...[...common].filter((item) => !held.has(item)).map((item) => `!${item}`)];
}

/** Puts together again what is left of a list and what lists have in common; sorted, since order is not kept. */
export function unshareList(common: readonly string[], own: readonly string[]): string[] {
  const lacking = new Set(own.filter((item) => item.startsWith('!')).map((item) => item.slice(1)));
  return [...common.filter((item) => !lacking.has(item)), ...own.filter((item) => !item.startsWith('!'))].sort();
}

/** The same for records: what most have with the same value, in order of the names as JSON. An own record then holds null for what it lacks. */
export function commonRecord(records: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const record of records) {
    for (const [name, value] of Object.entries(record)) {
      const values = counts.get(name) ?? new Map<string, number>();
      counts.set(name, values.set(value, (values.get(value) ?? 0) + 1));
    }
  }
  const most = [...counts].flatMap(([name, values]) =>
    [...values].filter(([, count]) => count > records.length / 2).map(([value]) => [name, value] as const),
  );
  return Object.fromEntries(most.sort(([a], [b]) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)));
}

/** A record without what is in `common`. */
export function ownRecord(
  record: Readonly<Record<string, string>>,
  common: Readonly<Record<string, string>>,
): Record<string, string | null> {
  return Object.fromEntries([
    ...Object.entries(record).filter(([name, value]) => common[name] !== value),
    ...Object.keys(common)
      .filter((name) => record[name] === undefined)
      .map((name) => [name, null] as const),
  ]);
}

/** Puts together again what is left of a record and what records have in common, names in order. */
export function unshareRecord(
  common: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string | null>>,
): Record<string, string> {
  const all = Object.entries({ ...common, ...own }).filter((pair): pair is [string, string] => pair[1] !== null);
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}
