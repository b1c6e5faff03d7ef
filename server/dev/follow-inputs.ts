import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';

export interface Makers {
  /**
   * Regenerates the content. Resolves to a line that says what changed, and to the problems that a
   * build would refuse. Rejects if no page can be shown.
   */
  readonly makeContent: () => Promise<{
    readonly news: string;
    readonly refused: readonly string[];
  }>;
  /** Encodes missing pictures. Resolves to their number. */
  readonly makePictures: () => Promise<number>;
  /** The web manifest of the site. */
  readonly webManifest: () => string;
}

/**
 * The work that a saved file causes, by its path in the project. The first pattern that matches
 * counts.
 */
const followed = [
  [/\.test\.tsx?$|^site\/words\//, 'nothing'],
  [/^site\/(?:media\/|mark\.svg$)/, 'pictures'],
  [/^site\/public\//, 'reload'],
  [/^(?:templates|site|src\/domain|pack|generator)\//, 'content'],
] as const;

/** An editor may need this long to write all files of one save. */
const SAVE_MS = 60;

/**
 * Regenerates content and pictures when their sources are saved, and reloads the page. Vite's
 * overlay shows what a build would refuse.
 * @param refused what a build refuses of the content as it is
 */
export function followInputs(
  server: ViteDevServer,
  { makeContent, makePictures }: Makers,
  refused: readonly string[],
): void {
  const { config, watcher, ws } = server;
  let problem = refused.join('\n');
  const showProblem = () => {
    if (problem === '') return;
    const err = {
      message: problem,
      stack: '',
      plugin: 'content',
    };
    ws.send({ type: 'error', err });
  };
  const reload = () => ws.send({ type: 'full-reload' });

  const content = oneAtATime(async () => {
    const before = problem;
    try {
      const { news, refused: lines } = await makeContent();
      problem = lines.join('\n');
      if (problem === before && news.includes(', 0 of them changed')) return;
      config.logger.info([...lines, news].join('\n'), { timestamp: true });
      reload();
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
      config.logger.error(problem, { timestamp: true });
      showProblem();
    }
  });
  const pictures = oneAtATime(async () => {
    const count = await makePictures();
    if (count === 0) return;
    config.logger.info(`${count} picture files encoded.`, { timestamp: true });
    reload();
  });
  const actions = {
    nothing: () => undefined,
    reload,
    content,
    pictures,
  };

  watcher.add(
    ['templates', 'site', 'generator'].map((folder) =>
      join(config.root, folder),
    ),
  );
  watcher.on('all', (_event, file) => {
    const path = relative(config.root, file).replaceAll('\\', '/');
    const [, action = 'nothing'] =
      followed.find(([pattern]) => pattern.test(path)) ?? [];
    actions[action]();
  });
  // A page that is opened or reloaded later shows the problem too.
  ws.on('connection', showProblem);
}

/** A function that starts `work`, or has it run once more after the present run. */
function oneAtATime(work: () => Promise<void>): () => void {
  let last = Promise.resolve();
  let isWaiting = false;
  const run = async () => {
    await delay(SAVE_MS);
    isWaiting = false;
    await work();
  };
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    last = last.then(run);
  };
}
