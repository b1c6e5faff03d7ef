import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Problem } from '../../../src/domain/problems.ts';
import { nameOf, root } from '../../paths.ts';

/** The parts of an error that bundler and plugins fill in, each in its own way. */
interface BundlerMessage {
  readonly message?: string;
  readonly id?: string;
  readonly loc?: {
    readonly file?: string;
    readonly line: number;
    readonly column: number;
  } | null;
}

/** The errors of a failed bundle: file and position, and the first line of each message. */
export function bundleProblems(error: unknown): Problem[] {
  const { errors } = error as { readonly errors?: readonly BundlerMessage[] };
  return (errors ?? [error as BundlerMessage]).map((one) => {
    const text = stripVTControlCharacters(one.message ?? String(one));
    return { file: placeOf(one, text), message: firstWords(text) };
  });
}

/** File and position of an error, by its fields or by the text of its message. */
function placeOf({ id, loc }: BundlerMessage, text: string): string {
  const [, frameFile, framePosition] =
    /─\[ (.+?):(\d+:\d+) \]/.exec(text) ?? [];
  const [, importer] = /from "(.+?)"/.exec(text) ?? [];
  const file = id ?? loc?.file ?? frameFile ?? importer;
  const path = file?.replace(/[?#].*$/, '');
  const name = path === undefined ? 'bundle' : nameOf(resolve(root, path));
  const ownPosition = loc && `${loc.line}:${loc.column + 1}`;
  return [name, framePosition ?? ownPosition].filter(Boolean).join(':');
}

/**
 * The reason alone, without codes and names of plugins before it. A plugin may pass on another's
 * reason.
 */
function firstWords(text: string): string {
  const [line = ''] = text.split('\n');
  const [, cause = line] = /Caused by:\s+(.+)/.exec(text) ?? [];
  return cause.replace(/^\[[^\]]+\]:? */, '').trim();
}
