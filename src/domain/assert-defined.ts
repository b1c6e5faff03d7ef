/**
 * `value`, which the code before it has made sure of. Input is parsed at the boundary, with a message for whoever wrote it.
 * @throws Error naming `what` is missing: a fault of the code.
 */
export function assertDefined<T>(value: T, what: string): NonNullable<T> {
  if (value === undefined || value === null)
    throw new Error(`missing: ${what}`);
  return value;
}

/** The value of a key that the map holds. @throws Error naming the key where it does not. */
export const mapGet = <K, V>(map: ReadonlyMap<K, V>, key: K): NonNullable<V> =>
  assertDefined(map.get(key), String(key));

/** The item at a place of the list, -1 for the last. @throws Error naming the place where there is none. */
export const at = <T>(list: readonly T[], index: number): NonNullable<T> =>
  assertDefined(list.at(index), `item ${index} of ${list.length}`);
