/** The article that stands before a name. */
export const article = (name: string) => (/^[AEIOU]/.test(name) ? 'an' : 'a');

/** "a, b and c"; an item with an "and" of its own takes a comma before the last one. */
export const listFormat = (items: readonly string[]) => {
  if (items.length < 2) return items.join('');
  const comma = items.some((item) => item.includes(' and ')) ? ',' : '';
  return `${items.slice(0, -1).join(', ')}${comma} and ${items.at(-1)}`;
};
