import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorPayload } from 'vite';

/** What the browser's overlay shows of a failed generation: every line, and the file and line that the first of them names. */
export function overlayError(text: string, root: string): ErrorPayload['err'] {
  const [, file, rest = ''] = /^([\w./-]+\.(?:hbs|json|ts|jpg|png|webp)):(.*)/m.exec(text) ?? [];
  const path = file === undefined ? undefined : join(root, file);
  const line = Number(/\bline (\d+)/.exec(rest)?.[1] ?? 1);
  return {
    message: text,
    stack: '',
    plugin: 'content',
    ...(path !== undefined && existsSync(path) && { id: path, loc: { file: path, line, column: 1 } }),
  };
}
