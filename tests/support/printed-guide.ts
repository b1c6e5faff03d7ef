import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a document tells its reader to do: commands to type, or lines that a file then has. */
export type GuideStep = { readonly command: string } | { readonly file: string; readonly lines: readonly string[] };

/** The steps that a document prints as indented blocks, in order; a block below a sentence that ends with "in `file`:" is an edit. */
export function readGuide(document: string): GuideStep[] {
  const text = readFileSync(join(import.meta.dirname, '../..', document), 'utf8');
  return text.split(/\n\n(?! {4})/).flatMap((paragraph): GuideStep[] => {
    const [before = '', ...block] = paragraph.split('\n\n');
    const lines = block.flatMap((part) => part.split('\n')).map((line) => line.slice(4));
    const [, file] = /\bin `([^`]+)`:$/.exec(before) ?? [];
    if (file !== undefined) return [{ file, lines }];
    return lines
      .join('\n')
      .replace(/\\\n\s*/g, '')
      .split(/\n| && /)
      .filter((command) => command !== '')
      .map((command) => ({ command }));
  });
}

/** Puts printed lines of TypeScript in the place of those that begin with the same field. @throws where there is none */
export function applyLines(source: string, lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    const [field] = /^\w+:/.exec(line) ?? [];
    const pattern = new RegExp(`^( +)${field}(?: .*|\\n {4}.*),$`, 'm');
    if (field === undefined || !pattern.test(text)) throw new Error(`no line for "${line}"`);
    return text.replace(pattern, (_old, space: string) => space + line);
  }, source);
}
