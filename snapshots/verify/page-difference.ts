import type { PageDescription } from './describe-page.ts';

/** The first thing that two takes of a page do not share. */
export interface Difference {
  readonly part: 'head' | 'dom' | 'text';
  /** What ships; undefined where it has nothing there. */
  readonly ships: string | undefined;
  /** What the browser shows. */
  readonly shows: string | undefined;
}

/** The first difference between what ships and what a browser shows; undefined where there is none. */
export function pageDifference(ships: PageDescription, shows: PageDescription): Difference | undefined {
  return firstDifference('head', ships.head, shows.head) ?? firstDifference('dom', ships.dom, shows.dom);
}

function firstDifference(
  part: 'head' | 'dom',
  ships: readonly string[],
  shows: readonly string[],
): Difference | undefined {
  const length = Math.max(ships.length, shows.length);
  for (let index = 0; index < length; index++) {
    const [one, other] = [ships[index], shows[index]];
    if (one === other) continue;
    const isText = part === 'dom' && [one, other].some((line) => line?.trimStart().startsWith('"'));
    return { part: isText ? 'text' : part, ships: one?.trimStart(), shows: other?.trimStart() };
  }
  return undefined;
}

const SHOWN = 160;
const shorten = (text: string | undefined) =>
  text === undefined ? 'nothing' : text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;

/** The difference in words, cut where it begins. */
export function formatDifference({ part, ships, shows }: Difference): string {
  let common = 0;
  if (ships !== undefined && shows !== undefined)
    while (common < ships.length && ships[common] === shows[common]) common += 1;
  const from = Math.max(0, common - SHOWN / 2);
  const cut = (text: string | undefined) =>
    from > 0 && text !== undefined ? `…${shorten(text.slice(from))}` : shorten(text);
  return `${part}: ships ${cut(ships)}\n${' '.repeat(part.length)}  shows ${cut(shows)}`;
}
