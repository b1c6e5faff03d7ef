import {
  InputError,
  throwProblems,
  type Problem,
} from '../core/domain/problems.ts';
import type { Build } from './open-build.ts';

export type StageName = keyof Build['stages'];

/**
 * The order of a build. Stages of one step run in parallel; a step begins when all stages of the
 * previous step have ended. The site itself comes last: see `updateSite`.
 */
const steps: readonly (readonly StageName[])[] = [
  ['pack'],
  ['unpublished', 'pictureSizes'],
  ['content', 'bundle', 'pictures', 'icons', 'cards'],
];

/** Names of the stages after which pages have to be rendered. */
const changesPages = ['content', 'bundle'];

interface UpdateOptions {
  /** The stages to update; all of them by default. */
  readonly only?: readonly StageName[];
  /**
   * Called once pages are sure to be rendered, so that rendering is prepared while stages run.
   * `bundled` settles when the bundle is up to date.
   */
  readonly willRender?: ((bundled: Promise<unknown>) => void) | undefined;
}

/**
 * Brings stages up to date, in the order of a build.
 * @throws InputError with all problems of a step's inputs
 */
export async function updateStages(
  { cache, reporter, stages }: Build,
  { only, willRender }: UpdateOptions = {},
): Promise<void> {
  for (const step of steps) {
    const names = step.filter((name) => only?.includes(name) ?? true);
    const due = cache.findDue(names.map((name) => stages[name]));
    const work = new Map(
      due.map((one): [string, Promise<void>] => {
        const { name } = one.stage;
        return [name, reporter.time(name, cache.run(one))];
      }),
    );
    if (changesPages.some((name) => work.has(name)))
      willRender?.(work.get('bundle') ?? Promise.resolve());
    await waitForAll([...work.values()]);
  }
}

/**
 * Waits until every promise has settled, so that no work continues in the background after a
 * failure.
 * @throws one InputError with the input problems of all promises, or the first error of another
 * kind
 */
export async function waitForAll(
  work: readonly Promise<unknown>[],
): Promise<void> {
  const problems: Problem[] = [];
  for (const one of await Promise.allSettled(work)) {
    if (one.status === 'fulfilled') continue;
    const reason: unknown = one.reason;
    if (!(reason instanceof InputError)) throw reason;
    problems.push(...reason.problems);
  }
  throwProblems(problems);
}
