import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { printable } from '../../src/domain/text/printable.ts';

export interface Makers {
  /**
   * Brings the content up to date; resolves to how much changed and what of it a build refuses.
   * Rejects with what cannot be shown.
   */
  readonly makeContent: () => Promise<{
    readonly news: string;
    readonly refused: readonly string[];
  }>;
  /** Makes the pictures that are missing; resolves to how many there were. */
  readonly makePictures: () => Promise<number>;
  /** The web manifest as a build writes it. */
  readonly webManifest: () => string;
}

/**
 * What content is made from: profiles, templates, the lists of towns, services and prices, and the
 * generator itself.
 */
const contentInputs = [
  'templates/',
  'site/',
  'src/domain/',
  'pack/schemas/',
  'generator/',
];
/** Below those, but no input of the generator. */
const noInput = /^site\/(?:public|words|media)\/|\.test\.tsx?$/;

/** As long as an editor takes to write the files of one save. */
const DEBOUNCE_MS = 60;

/**
 * Makes content and pictures again when what they are made from is saved. What a build refuses is
 * shown beside the page, what cannot be shown at all in the place of it.
 */
export function followInputs(
  server: ViteDevServer,
  { makeContent, makePictures }: Makers,
  before: readonly string[],
): void {
  const { root } = server.config;
  let problem: string | undefined;
  let refused = before;

  const follow = (make: () => Promise<string | undefined>) =>
    oneAtATime(async () => {
      try {
        const news = await make();
        if (news !== undefined)
          server.config.logger.info(news, { timestamp: true });
        // Without a problem and without news the pages are as they were.
        if (news !== undefined || problem !== undefined)
          server.ws.send({ type: 'full-reload' });
        problem = undefined;
      } catch (error) {
        problem = error instanceof Error ? error.message : String(error);
        server.config.logger.error(problem, { timestamp: true });
        server.ws.send({ type: 'error', err: overlayError(problem, root) });
      }
    });
  const content = follow(async () => {
    const { news, refused: lines } = await makeContent();
    refused = lines;
    server.ws.send('content-refused', refused);
    return /, 0 of them changed/.test(news)
      ? undefined
      : [...refused, news].join('\n');
  });
  const pictures = follow(async () => {
    const count = await makePictures();
    return count > 0 ? `${count} picture files encoded.` : undefined;
  });

  server.watcher.add(
    ['templates', 'site', 'generator'].map((folder) => join(root, folder)),
  );
  server.watcher.on('all', (_event, file) => {
    const path = relative(root, file).replaceAll('\\', '/');
    if (path.startsWith('site/media/') || path === 'site/mark.svg') pictures();
    else if (
      contentInputs.some((folder) => path.startsWith(folder)) &&
      !noInput.test(path)
    )
      content();
    else if (path.startsWith('site/public/'))
      server.ws.send({ type: 'full-reload' });
  });
  // A page that is opened while something is wrong shows it too.
  server.ws.on('connection', () => {
    if (problem !== undefined)
      server.ws.send({ type: 'error', err: overlayError(problem, root) });
  });
  server.ws.on('which-refused', (_data, client) =>
    client.send('content-refused', refused),
  );
  server.ws.on(
    'page-error',
    ({
      path,
      message,
    }: {
      readonly path: unknown;
      readonly message: unknown;
    }) =>
      server.config.logger.error(
        printable(`${String(path)} threw: ${String(message)}`),
        { timestamp: true },
      ),
  );
}

/**
 * Makes of many calls few runs: those that come together are one, and those that come while a run
 * is under way are one after it. `run` must not reject.
 */
export function oneAtATime(run: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isRequested = false;
  const start = async () => {
    isRequested = true;
    if (isRunning) return;
    isRunning = true;
    while (isRequested) {
      isRequested = false;
      await run();
    }
    isRunning = false;
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void start(), DEBOUNCE_MS);
  };
}

/**
 * What the browser's overlay shows of a failed generation: every line, and the file and line that
 * the first of them names.
 */
export function overlayError(text: string, root: string): ErrorPayload['err'] {
  const [, file, rest = ''] =
    /^([\w./-]+\.(?:hbs|json|ts|jpg|png|webp)):(.*)/m.exec(text) ?? [];
  const path = file === undefined ? undefined : join(root, file);
  const line = Number(/\bline (\d+)/.exec(rest)?.[1] ?? 1);
  return {
    message: text,
    stack: '',
    plugin: 'content',
    ...(path !== undefined &&
      existsSync(path) && { id: path, loc: { file: path, line, column: 1 } }),
  };
}
