import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Problem } from '../../../src/domain/problems.ts';
import { nameOf, root } from '../../paths.ts';

/** As much as bundler and plugins say of what is wrong, each in its own way. */
interface BundlerMessage {
  readonly message?: string;
  readonly id?: string;
  readonly loc?: {
    readonly file?: string;
    readonly line: number;
    readonly column: number;
  } | null;
}

/** What a failed bundle complains of: file and position, and the first line of each complaint. */
export function bundleProblems(error: unknown): Problem[] {
  const complaints = (error as { readonly errors?: readonly BundlerMessage[] })
    .errors ?? [error as BundlerMessage];
  return complaints.map((complaint) => {
    const text = stripVTControlCharacters(
      complaint.message ?? String(complaint),
    );
    const [, frameFile, framePosition] =
      /─\[ (.+?):(\d+:\d+) \]/.exec(text) ?? [];
    const file =
      complaint.id ??
      complaint.loc?.file ??
      frameFile ??
      /from "(.+?)"/.exec(text)?.[1];
    const { loc } = complaint;
    const position =
      framePosition ?? (loc ? `${loc.line}:${loc.column + 1}` : undefined);
    const name =
      file === undefined
        ? 'bundle'
        : nameOf(resolve(root, file.replace(/[?#].*$/, '')));
    return {
      file: position === undefined ? name : `${name}:${position}`,
      message: firstWords(text),
    };
  });
}

/** What is wrong, without the names of codes and plugins before it. A plugin that gives no reason passes one on. */
function firstWords(text: string): string {
  const cause = /Caused by:\s+(.+)/.exec(text)?.[1];
  const [line = ''] = text.split('\n');
  return (cause ?? line).replace(/^\[[^\]]+\]:? */, '').trim();
}
