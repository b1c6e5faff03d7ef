import type { Browser } from 'puppeteer';
import type { Build } from './open-build.ts';
import { waitForAll } from './wait-for-all.ts';

export type StageName = keyof Build['stages'];

/**
 * The order of a build. Stages of one step run in parallel; a step begins when all stages of the
 * step before have ended. The site itself comes last: see `updateSite`.
 */
const steps: readonly (readonly StageName[])[] = [
  ['pack'],
  ['unpublished', 'pictureSizes'],
  ['content', 'bundle', 'pictures', 'icons', 'cards', 'diary'],
];

/** Names of the stages after which pages have to be rendered. */
const changesPages = ['content', 'bundle'];

interface UpdateOptions {
  /** The stages to update; all of them by default. */
  readonly only?: readonly StageName[];
  /** Starts the browser that will render. */
  readonly browser?: () => Promise<Browser>;
}

/**
 * Brings stages up to date, in the order of a build.
 * @throws InputError with all problems of a step's inputs
 */
export async function updateStages(
  { cache, reporter, stages }: Build,
  { only, browser }: UpdateOptions = {},
): Promise<void> {
  for (const step of steps) {
    const names = step.filter((name) => only?.includes(name) ?? true);
    const due = cache.findDue(names.map((name) => stages[name]));
    // The browser starts while these stages run. If it fails to start, rendering reports that.
    if (due.some(({ stage }) => changesPages.includes(stage.name)))
      browser?.().catch(() => undefined);
    const work = due.map((one) =>
      reporter.time(one.stage.name, cache.run(one)),
    );
    await waitForAll(work);
  }
}
