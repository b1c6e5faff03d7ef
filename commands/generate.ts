import { join } from 'node:path';
import { findService, services } from '../src/domain/services.ts';
import { createSimilarityMeter } from '../text/similarity.ts';
import { findTown, towns } from '../src/domain/towns.ts';
import { region } from '../site/region.ts';
import { explainPage, formatExplanation } from '../generator/explain-page.ts';
import { generateSite, generateTown } from '../generator/generate-site.ts';
import { loadInputs } from '../generator/load-inputs.ts';
import { planHub, planServicePage } from '../generator/plan-pages.ts';
import { formatGate, gateProblems, similaritySummary } from '../generator/quality-gate.ts';
import { settleUnpublished } from '../generator/unpublished.ts';
import { readTown } from '../generator/read-town.ts';
import { checkPack } from '../pack/check-pack.ts';
import { generateSynthetic } from '../generator/synthetic.ts';
import { compareWithDisk, writeSite } from '../generator/write-site.ts';
import { didYouMean } from '../src/domain/nearest.ts';
import { runCommand } from './run-command.ts';

const root = join(import.meta.dirname, '..');
const publicFolder = join(root, 'public');

const usage = `Usage: npm run generate [-- OPTION]
  --check                    exit 1 if the committed content is not what would be generated
  --town TOWN                write this town's pages alone, the others are as they lie there; may be repeated
  --explain ${region.slug}/TOWN[/SERVICE]  which template, variant and profile field produced each sentence
  --synthetic N              pages for N made-up towns into .cache/synthetic, to measure scale`;

const options = {
  check: { type: 'boolean' },
  town: { type: 'string', multiple: true },
  explain: { type: 'string' },
  synthetic: { type: 'string' },
} as const;

interface Values {
  readonly check?: boolean;
  readonly town?: string[];
  readonly explain?: string;
  readonly synthetic?: string;
}

function generate(values: Values): number {
  const inputs = loadInputs(root);

  if (values.explain !== undefined) {
    const [townSlug = '', serviceSlug] = values.explain.replace(/^\//, '').replace(`${region.slug}/`, '').split('/');
    const town = findTown(townSlug);
    const service = serviceSlug === undefined ? undefined : findService(serviceSlug);
    if (!town || (serviceSlug !== undefined && !service)) {
      const meant = town ? didYouMean(serviceSlug ?? '', slugsOf(services)) : didYouMean(townSlug, slugsOf(towns));
      return fail(
        `--explain ${values.explain}: no such page: give ${region.slug}/TOWN or ${region.slug}/TOWN/SERVICE${meant}`,
      );
    }
    const plan = service ? planServicePage(town, service, inputs) : planHub(town, inputs);
    console.log(formatExplanation(plan, explainPage(plan)));
    return 0;
  }

  if (values.synthetic !== undefined) {
    const count = Number(values.synthetic);
    if (!Number.isInteger(count) || count < 1)
      return fail(`--synthetic ${values.synthetic}: give a whole number of towns above 0`);
    generateSynthetic(count, inputs, join(root, '.cache/synthetic'));
    return 0;
  }

  settleUnpublished(root, { frozen: values.check === true });
  const wanted = new Set(values.town ?? towns.map(({ slug }) => slug));
  const unknown = [...wanted].filter((slug) => !findTown(slug));
  if (unknown.length > 0) {
    const meant = unknown.map((slug) => didYouMean(slug, slugsOf(towns))).join('');
    return fail(`--town ${unknown.join(', ')}: no such town: give its slug, as in site/towns.ts${meant}`);
  }
  const meter = createSimilarityMeter();
  const files = generateSite({
    towns,
    makeTown: (town, problems) =>
      wanted.has(town.slug) ? generateTown(town, inputs, problems) : readTown(town, publicFolder),
    // Towns that nobody has described yet say the same of necessity: launch-check lists them until somebody has.
    onTexts: (texts) => meter.add(texts.filter(({ owner }) => inputs.profiles.has(owner))),
  });
  const drift = compareWithDisk(publicFolder, files);
  const similarity = meter.report();
  const problems = gateProblems(similarity);
  const drifted = [...drift.added, ...drift.changed, ...drift.removed];
  console.log(similaritySummary(similarity));
  const undescribed = towns.filter(({ slug }) => !inputs.profiles.has(slug)).map(({ label }) => label);
  if (undescribed.length > 0)
    console.log(`Not compared, since site/profiles does not describe them: ${undescribed.join(', ')}`);
  if (problems.length > 0) return fail(formatGate(problems));

  if (values.check) {
    if (drifted.length === 0) {
      console.log(`${files.length} content files are as generated.`);
      return 0;
    }
    for (const [kind, list] of Object.entries(drift)) {
      for (const path of list) console.error(`${kind}: public/${path}`);
    }
    return fail(`${drifted.length} content files drifted: run npm run generate and commit the result`);
  }
  writeSite(publicFolder, files, drift);
  console.log(`${files.length} content files, ${drifted.length} of them changed.`);
  return 0;
}

const slugsOf = (list: readonly { readonly slug: string }[]) => list.map(({ slug }) => slug);

function fail(message: string): number {
  console.error(message);
  return 1;
}

await runCommand({
  usage,
  options,
  run: async (values) => {
    await checkPack();
    return generate(values);
  },
});
