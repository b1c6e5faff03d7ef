/*
 * What most lists hold is taken out of each, so that a file of many lists stays small. An own list then holds `!item` for what it
 * lacks. One list that changes does not change the others.
 */

/** Counts how many lists hold an item. */
export function createItemCount() {
  const counts = new Map<string, { count: number; last: number }>();
  let lists = 0;
  return {
    add(list: Iterable<string>): void {
      lists += 1;
      for (const item of list) {
        const known = counts.get(item);
        if (!known) counts.set(item, { count: 1, last: lists });
        else if (known.last !== lists) {
          known.count += 1;
          known.last = lists;
        }
      }
    },
    /** What more than half of the lists hold, sorted. */
    common: (): string[] => [...counts].flatMap(([item, { count }]) => (count > lists / 2 ? [item] : [])).sort(),
  };
}

/** A record's fields as items that can be counted. */
export const fieldsOf = (record: Readonly<Record<string, string>>): string[] =>
  Object.entries(record).map((field) => JSON.stringify(field));

/** A record again from fields, in their order. */
export const recordOf = (fields: readonly string[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => JSON.parse(field) as [string, string]));

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

/** A record without what is in `common`: it holds null for what it lacks. */
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
