/** Stores each value once, by its JSON, and gives its index. */
export class JsonTable<T> {
  readonly items: T[] = [];
  readonly #indexes = new Map<string, number>();

  indexOf(value: T): number {
    const key = typeof value === 'string' ? value : JSON.stringify(value);
    let index = this.#indexes.get(key);
    if (index === undefined) {
      index = this.items.push(value) - 1;
      this.#indexes.set(key, index);
    }
    return index;
  }
}
