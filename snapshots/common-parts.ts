/**
 * Takes out of every list what most of them hold, so that a file of many lists stays small. An own list then holds
 * `!item` for what it lacks. One list that changes does not change the others.
 */
export function shareLists(lists: readonly (readonly string[])[]): {
  readonly common: string[];
  readonly own: string[][];
} {
  const counts = new Map<string, number>();
  for (const list of lists) for (const item of new Set(list)) counts.set(item, (counts.get(item) ?? 0) + 1);
  const common = [...counts]
    .filter(([, count]) => count > lists.length / 2)
    .map(([item]) => item)
    .sort();
  const shared = new Set(common);
  return {
    common,
    own: lists.map((list) => {
      const held = new Set(list);
      return [
        ...list.filter((item, index) => !shared.has(item) || list.indexOf(item) !== index),
        ...common.filter((item) => !held.has(item)).map((item) => `!${item}`),
      ];
    }),
  };
}

/** Puts together again what `shareLists` took apart; sorted, since order is not kept. */
export function unshareList(common: readonly string[], own: readonly string[]): string[] {
  const lacking = new Set(own.filter((item) => item.startsWith('!')).map((item) => item.slice(1)));
  return [...common.filter((item) => !lacking.has(item)), ...own.filter((item) => !item.startsWith('!'))].sort();
}

/** The same for records: what most have with the same value. An own record then holds null for what it lacks. */
export function shareRecords(records: readonly Readonly<Record<string, string>>[]): {
  readonly common: Record<string, string>;
  readonly own: Record<string, string | null>[];
} {
  const pairs = records.map((record) => Object.entries(record).map((pair) => JSON.stringify(pair)));
  const { common } = shareLists(pairs);
  const shared = Object.fromEntries(common.map((pair) => JSON.parse(pair) as [string, string]));
  return {
    common: shared,
    own: records.map((record) => ({
      ...Object.fromEntries(Object.entries(record).filter(([name, value]) => shared[name] !== value)),
      ...Object.fromEntries(
        Object.keys(shared)
          .filter((name) => record[name] === undefined)
          .map((name) => [name, null]),
      ),
    })),
  };
}

/** Puts together again what `shareRecords` took apart, names in order. */
export function unshareRecord(
  common: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string | null>>,
): Record<string, string> {
  const all = Object.entries({ ...common, ...own }).filter((pair): pair is [string, string] => pair[1] !== null);
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}
