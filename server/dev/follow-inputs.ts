import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';

export interface Makers {
  /**
   * Regenerates the content. Resolves to the number of files that changed, and to the problems that
   * would make a build fail. Rejects if no page can be shown.
   */
  readonly makeContent: () => Promise<{
    readonly changed: number;
    readonly refused: readonly string[];
  }>;
  /** Encodes missing pictures. Resolves to their number. */
  readonly makePictures: () => Promise<number>;
  /** Returns the text of the site's web manifest. */
  readonly webManifest: () => string;
}

/**
 * What to do when a file is saved, by its path in the project. The first matching pattern decides.
 */
const followed = [
  [/\.test\.tsx?$|^site\/words\//, 'nothing'],
  [/^site\/(?:media\/|mark\.svg$)/, 'pictures'],
  [/^site\/public\//, 'reload'],
  [/^(?:templates|site|src\/domain|pack|generator)\//, 'content'],
] as const;

/** Delay before the work starts: an editor may need this long to write all files of one save. */
const SAVE_MS = 60;

/**
 * Regenerates content and pictures when their sources are saved. If anything changes, reloads
 * the open pages. Vite's overlay shows the problems that would make a build fail.
 * @param refused problems of the content at the start that would make a build fail
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
      const { changed, refused: lines } = await makeContent();
      problem = lines.join('\n');
      if (problem === before && changed === 0) return;
      const news = `${changed} content files changed.`;
      config.logger.info([...lines, news].join('\n'), { timestamp: true });
      reload();
    } catch (error) {
      problem = (error as Error).message;
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

/** Returns a function that runs `work` after SAVE_MS. Calls during a run cause one more run. */
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
