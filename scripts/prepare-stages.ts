import { contentFingerprint } from './build-inputs.ts';
import { inParallel } from './in-parallel.ts';
import { mastersFolder, readSettledInfo } from './picture-info.ts';
import { pictureCache } from './places.ts';
import type { Reporter } from './reporter.ts';
import { runGenerator } from './run-generator.ts';
import { runStage, type StageName } from './stages.ts';

interface PrepareOptions {
  /** What each stage works from now. */
  readonly stages: Readonly<Record<StageName, string>>;
  /** Hash of what content is made from. */
  readonly contentInputs: string;
  readonly reporter: Reporter;
}

/** Brings content, bundles and pictures up to date, side by side, each only where its inputs changed. */
export async function prepareStages({ stages, contentInputs, reporter }: PrepareOptions): Promise<void> {
  await inParallel([
    runStage({
      name: 'content',
      fingerprint: stages.content,
      run: async () => {
        reporter.note(await reporter.time('generate', runGenerator()));
        return contentFingerprint(contentInputs);
      },
    }),
    runStage({ name: 'bundle', fingerprint: stages.bundle, run: () => reporter.time('bundle', makeBundles()) }),
    runStage({ name: 'pictures', fingerprint: stages.pictures, run: () => reporter.time('pictures', encodePictures(reporter)) }),
  ]);
}

async function makeBundles(): Promise<void> {
  const { bundleRenderer, bundleSite } = await import('./make-bundles.ts');
  await bundleSite();
  await bundleRenderer();
}

async function encodePictures(reporter: Reporter): Promise<void> {
  const { makePictures } = await import('./pictures.ts');
  const made = await makePictures({ info: readSettledInfo(), masters: mastersFolder, target: pictureCache });
  if (made > 0) reporter.note(`${made} picture files encoded`);
}
