/**
 * Adds an item at the end of a list or object in `source`. The formatter lays it out.
 * @param opening pattern that ends with the opening bracket, such as `/towns = \[/`
 * @returns the new source; undefined if nothing matches `opening`
 */
export function insertItem(
  source: string,
  opening: RegExp,
  item: string,
): string | undefined {
  const match = opening.exec(source);
  if (!match) return undefined;
  const end = closingOf(source, match.index + match[0].length);
  const before = source.slice(0, end).trimEnd();
  const comma = /[[{(,]$/.test(before) ? '' : ',';
  return `${before}${comma}\n${item},\n${source.slice(end)}`;
}

/** Adds an item after the one that contains `text`, in the same list; undefined if none does. */
export function insertAfter(
  source: string,
  text: string,
  item: string,
): string | undefined {
  const at = source.indexOf(text);
  if (at < 0) return undefined;
  const end = closingOf(source, at) + 1;
  return `${source.slice(0, end)},\n${item}${source.slice(end)}`;
}

/** Removes the object that contains `text`, and the comma after it. No match changes nothing. */
export function removeItem(source: string, text: string): string {
  const at = source.indexOf(text);
  if (at < 0) return source;
  const start = source.lastIndexOf('{', at);
  const end = closingOf(source, start + 1) + 1;
  return source.slice(0, start) + source.slice(end).replace(/^,\s*/, '');
}

/** Index of the bracket that closes what is open at `start`. Brackets in strings are skipped. */
function closingOf(source: string, start: number): number {
  const token =
    /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|[[\](){}]/g;
  token.lastIndex = start;
  let depth = 0;
  for (let match = token.exec(source); match; match = token.exec(source)) {
    if (/^[[({]/.test(match[0])) depth += 1;
    if (/^[\])}]/.test(match[0])) depth -= 1;
    if (depth < 0) return match.index;
  }
  throw new Error(`no bracket closes after ${source.slice(start, start + 40)}`);
}
