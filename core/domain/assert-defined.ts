/**
 * Returns a value that our own code guarantees to exist, without undefined and null in its type.
 * Not for input, which is validated at the boundary with a message for its author.
 * @throws Error that names `what` if the value is missing, which is a bug
 */
export function assertDefined<T>(value: T, what: string): NonNullable<T> {
  if (value === undefined || value === null)
    throw new Error(`missing: ${what}`);
  return value;
}

/** Returns the value of a key that the map must have. @throws Error that names a missing key */
export const mapGet = <K, V>(map: ReadonlyMap<K, V>, key: K): NonNullable<V> =>
  assertDefined(map.get(key), String(key));

/** Returns the item at `index`, -1 for the last. @throws Error that names an index out of range */
export const at = <T>(list: readonly T[], index: number): NonNullable<T> =>
  assertDefined(list.at(index), `item ${index} of ${list.length}`);
