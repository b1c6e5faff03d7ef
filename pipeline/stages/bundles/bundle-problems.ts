import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Problem } from '../../../core/domain/problems.ts';
import { nameOf, root } from '../../../core/disk/project-paths.ts';

/** The fields of an error, which the bundler and each plugin fill in differently. */
interface BundlerMessage {
  readonly message?: string;
  readonly id?: string;
  readonly loc?: {
    readonly file?: string;
    readonly line: number;
    readonly column: number;
  } | null;
}

/**
 * Returns a problem for each error of a failed bundle: its file and position, and its reason in one
 * line.
 */
export function bundleProblems(error: unknown): Problem[] {
  const { errors } = error as { readonly errors?: readonly BundlerMessage[] };
  return (errors ?? [error as BundlerMessage]).map((one) => {
    const text = stripVTControlCharacters(one.message ?? String(one));
    return { file: placeOf(one, text), message: firstWords(text) };
  });
}

/** Finds the file and position of an error in its fields or in the text of its message. */
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
 * Returns the reason without the codes and plugin names before it, or the cause if the message has
 * one.
 */
function firstWords(text: string): string {
  const [line = ''] = text.split('\n');
  const [, cause = line] = /Caused by:\s+(.+)/.exec(text) ?? [];
  return cause.replace(/^\[[^\]]+\]:? */, '').trim();
}
