import { at } from '../../src/domain/assert-defined.ts';

/** Stores each text once and gives its index. */
export class TextTable {
  readonly texts: string[] = [];
  readonly #indexes = new Map<string, number>();

  indexOf(text: string): number {
    let index = this.#indexes.get(text);
    if (index === undefined) {
      index = this.texts.push(text) - 1;
      this.#indexes.set(text, index);
    }
    return index;
  }
}

/** A JSON value with its strings as indexes and its other leaves in a list of one, so that texts are stored once. */
export type Packed =
  | number
  | readonly [number | boolean | null]
  | { readonly list: readonly Packed[] }
  | { readonly fields: readonly (readonly [number, Packed])[] };

export function pack(value: unknown, table: TextTable): Packed {
  if (typeof value === 'string') return table.indexOf(value);
  if (Array.isArray(value)) return { list: value.map((item: unknown) => pack(item, table)) };
  if (typeof value === 'object' && value !== null)
    return { fields: Object.entries(value).map(([key, inner]) => [table.indexOf(key), pack(inner, table)] as const) };
  return [value as number | boolean | null];
}

export function unpack(value: Packed, texts: readonly string[]): unknown {
  if (typeof value === 'number') return texts[value];
  if ('list' in value) return value.list.map((item) => unpack(item, texts));
  if ('fields' in value)
    return Object.fromEntries(value.fields.map(([key, inner]) => [at(texts, key), unpack(inner, texts)]));
  return value[0];
}

/** Stores each value once, by its JSON. */
export class JsonTable<T> {
  readonly items: T[] = [];
  readonly #indexes = new Map<string, number>();

  indexOf(value: T): number {
    const key = JSON.stringify(value);
    let index = this.#indexes.get(key);
    if (index === undefined) {
      index = this.items.push(value) - 1;
      this.#indexes.set(key, index);
    }
    return index;
  }
}
