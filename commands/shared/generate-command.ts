import { join } from 'node:path';
import { findTown, towns } from '../../core/domain/towns.ts';
import { region } from '#site/region.ts';
import { generateSite } from '../../generator/generate-site.ts';
import {
  resultLine,
  type GeneratorResult,
} from '../../generator/generator-result.ts';
import { loadInputs } from '../../generator/inputs/load-inputs.ts';
import {
  gateProblems,
  similaritySummary,
} from '../../generator/checks/quality-gate.ts';
import { syncProfileLists } from '../../generator/inputs/profile-lists.ts';
import { measureSimilarity } from '../../generator/likeness/similarity.ts';
import { compareWithDisk, writeSite } from '../../generator/write-site.ts';
import { formatProblem, throwProblems } from '../../core/domain/problems.ts';
import { didYouMean } from '../../core/domain/text/nearest.ts';
import { slugsOf } from '../../core/domain/text/slugs-of.ts';
import { explainPage } from './explain-page.ts';
import {
  flag,
  textOption,
  textsOption,
  wrongOption,
  type Command,
} from './run-command.ts';

const usage = `Usage: npm run generate [-- OPTION]
  --check                    exit 1 if the committed content is not what would be generated
  --town TOWN                write only this town's pages and leave the others as they are; may be repeated
  --checked                  for a build, which has checked the pack already
  --draft                    for npm run dev: write what the checks refuse too
  --explain ADDRESS          show where the words of a page come from: for a town's page, the template, variant and profile field of
                             each sentence, as in ${region.slug}/TOWN/SERVICE; for any other, as in /services, its component and words`;

const options = {
  check: flag,
  town: textsOption,
  checked: flag,
  draft: flag,
  explain: textOption,
};

type Values = Parameters<Command<typeof options>['run']>[0];

/**
 * Returns the generator's command. It reads the pack in `root`, which this process has loaded, and
 * writes the content into `public/content` there.
 * @param report called once the content is written
 */
export const generateCommand = (
  root: string,
  report: (result: GeneratorResult) => void,
): Command<typeof options> => ({
  usage,
  options,
  run: async (values) => {
    if (!values.checked)
      await (await import('../../pack/check-pack.ts')).checkPack();
    const result = generate(root, values);
    if (result) report(result);
  },
});

/** Does what the options ask for. Returns the result if content was written. */
function generate(root: string, values: Values): GeneratorResult | undefined {
  const publicFolder = join(root, 'public');
  if (values.explain !== undefined) {
    console.log(explainPage(root, values.explain));
    return undefined;
  }

  if (!values.checked) syncProfileLists(root, { frozen: values.check });
  const slugs = slugsOf(towns);
  const requested = new Set(values.town ?? slugs);
  const unknown = [...requested].filter((slug) => !findTown(slug));
  if (unknown.length > 0) {
    const meant = unknown.map((slug) => didYouMean(slug, slugs)).join('');
    throw wrongOption(
      `--town ${unknown.join(', ')}`,
      `no such town: give its slug, as in site/towns.ts${meant}`,
    );
  }
  const { files, texts, problems } = generateSite({
    requested,
    inputs: loadInputs(root),
    publicFolder,
  });
  if (!values.draft) throwProblems(problems);
  const drift = compareWithDisk(publicFolder, files);
  const similarity = measureSimilarity(texts);
  const refused = [...problems, ...gateProblems(similarity)];
  const drifted = [...drift.added, ...drift.changed, ...drift.removed];
  console.log(similaritySummary(similarity));
  const apart = files.length - texts.length;
  if (apart > 0)
    console.log(
      `${apart} pages are held back or not written yet, and are compared with no other: npm run launch-check names what is left to write.`,
    );
  if (!values.draft) throwProblems(refused);

  if (values.check) {
    if (drifted.length === 0) {
      console.log(`${files.length} content files are as generated.`);
      return undefined;
    }
    for (const [kind, list] of Object.entries(drift)) {
      for (const path of list) console.error(`${kind}: public/${path}`);
    }
    throw wrongOption(
      `${drifted.length} content files drifted`,
      'run npm run generate and commit the result',
    );
  }
  writeSite(publicFolder, files, drift);
  const result: GeneratorResult = {
    files: files.length,
    changed: drifted.length,
    refused: refused.map(formatProblem),
  };
  console.log(resultLine(result));
  return result;
}
