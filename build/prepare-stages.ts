import type { Environment } from '../src/domain/environment.ts';
import type { ContentInputs } from './cache/build-inputs.ts';
import { changedTowns, recordContent } from './cache/content-record.ts';
import { inParallel } from './in-parallel.ts';
import { mastersFolder, readSettledInfo } from './pictures/picture-info.ts';
import { pictureCache } from './places.ts';
import type { Reporter } from './reporter.ts';
import { runGenerator } from './stages/run-generator.ts';
import { runStage, type StageName } from './cache/stages.ts';

interface ContentOptions {
  /** What the content lying there and its inputs come to now. Not asked for in a first build, until the generator runs. */
  readonly fingerprint: () => string;
  /** Reads what the content is made from, once. */
  readonly readInputs: () => ContentInputs;
  readonly reporter: Reporter;
}

/** Brings the generated content up to date, for the towns that changed or for all. */
export function startContent({ fingerprint, readInputs, reporter }: ContentOptions): Promise<void> {
  const run = async () => {
    reporter.note(await runGenerator(changedTowns(readInputs)));
    return recordContent(readInputs());
  };
  return runStage({ name: 'content', fingerprint, run: () => reporter.time('content', run()) });
}

interface PrepareOptions {
  readonly environment: Environment;
  /** What each stage works from now. */
  readonly stages: Readonly<Record<StageName, string>>;
  /** It is running already: it takes longest, and needs nothing of what the others wait for. */
  readonly content: Promise<void>;
  readonly reporter: Reporter;
}

/** Each stage ends when its product is there, at once where its inputs have not changed. */
export interface RunningStages extends Readonly<Record<StageName, Promise<void>>> {
  /** All of them; rejects with one report for everything wrong with their inputs. */
  readonly all: Promise<unknown>;
}

/**
 * Starts what brings renderer, bundle and pictures up to date, side by side and beside the content. The renderer is bundled before the
 * site: with it and the content pages can be rendered already.
 */
export function startStages({ environment, stages, content, reporter }: PrepareOptions): RunningStages {
  const run = (name: StageName, work: () => Promise<string | void>) =>
    runStage({ name, fingerprint: () => stages[name], run: () => reporter.time(name, work()) });
  const renderer = run('renderer', async () =>
    (await import('./stages/bundle-renderer.ts')).bundleRenderer(environment),
  );
  const bundle = renderer.then(() => run('bundle', async () => (await import('./stages/bundle-site.ts')).bundleSite()));
  const pictures = run('pictures', () => encodePictures(reporter));
  const all = inParallel([content, renderer, bundle, pictures]);
  all.catch(() => undefined);
  return { content, renderer, bundle, pictures, all };
}

async function encodePictures(reporter: Reporter): Promise<void> {
  const { makePictures } = await import('./pictures/pictures.ts');
  const onDone = reporter.progress('Picture files encoded, once for all builds');
  const made = await makePictures({ info: readSettledInfo(), masters: mastersFolder, target: pictureCache, onDone });
  if (made > 0) reporter.note(`${made} picture files encoded`);
}
