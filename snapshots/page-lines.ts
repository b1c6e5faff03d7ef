import { readPageFacts } from './page-facts.ts';

/** The parts of a content file that a page shows as text. */
interface ShownContent {
  readonly standfirst?: string;
  readonly bodyHtml?: string;
  readonly faqs?: readonly { readonly q: string; readonly a: string }[];
  readonly summaries?: Readonly<Record<string, string>>;
  readonly reasons?: readonly { readonly title: string; readonly text: string }[];
}

/** The lines of a page's main text, without the sign that opens an answer. */
export const pageLines = (mainText: string): string[] =>
  mainText
    .split('\n')
    .map((line) => line.replace(/ ?\+$/, ''))
    .filter(Boolean);

/** The lines of text that a page takes from its content file. */
export function contentLines(content: unknown): string[] {
  const { standfirst, bodyHtml = '', faqs = [], summaries = {}, reasons = [] } = (content ?? {}) as ShownContent;
  const texts = [
    standfirst ?? '',
    ...faqs.flatMap(({ q, a }) => [q, a]),
    ...Object.values(summaries),
    ...reasons.flatMap(({ title, text }) => [title, text]),
  ];
  return [
    ...readPageFacts(`<main>${bodyHtml}</main>`).mainText.split('\n'),
    ...texts.flatMap((text) => text.split('\n')).map((line) => line.replace(/\s+/g, ' ').trim()),
  ].filter(Boolean);
}

/** Lines of a page that its content file does not hold, `+` before each, and those of the file that it lacks, with `-`. */
export function linesBeside(page: readonly string[], content: readonly string[]): string[] {
  return [...without(page, content).map((line) => `+${line}`), ...without(content, page).map((line) => `-${line}`)];
}

/** The lines of a page again, from its content file and the lines beside. The file's come first. */
export function restoreLines(content: readonly string[], beside: readonly string[]): string[] {
  const marked = (mark: string) => beside.filter((line) => line.startsWith(mark)).map((line) => line.slice(1));
  return [...without(content, marked('-')), ...marked('+')];
}

/** The items of one list that are left when those of another are taken away, each as often as it is there. */
export function without(list: readonly string[], taken: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const item of taken) left.set(item, (left.get(item) ?? 0) + 1);
  return list.filter((item) => {
    const count = left.get(item) ?? 0;
    if (count > 0) left.set(item, count - 1);
    return count === 0;
  });
}
