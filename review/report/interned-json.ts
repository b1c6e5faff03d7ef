/** JSON in two lines: every text once, and the value with the number of each of its texts. Pages share most of theirs. */
export function stringifyInterned(value: unknown): string {
  const numbers = new Map<string, number>();
  const json = JSON.stringify(value, (_, item: unknown) => {
    if (typeof item !== 'string') return item;
    const number = numbers.get(item) ?? numbers.size;
    numbers.set(item, number);
    return String(number);
  });
  return `${JSON.stringify([...numbers.keys()])}\n${json}`;
}

/** Reads what `stringifyInterned` has written. */
export function parseInterned<T>(text: string): T {
  const [texts = '', json = ''] = text.split('\n');
  const list = JSON.parse(texts) as string[];
  return JSON.parse(json, (_, item: unknown) => (typeof item === 'string' ? list[Number(item)] : item)) as T;
}
