import { assertDefined, at } from '../../src/domain/assert-defined.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { explainPage } from '../../generator/explain-page.ts';
import type { Inputs } from '../../generator/inputs.ts';
import { planHub, planServicePage, type PagePlan } from '../../generator/plan-pages.ts';
import { renderVariant, seoLengths } from '../../generator/render-page.ts';
import type { Pool } from '../../generator/templates.ts';
import { pageModule } from '../../snapshots/page-modules.ts';
import type { Origin, PageProvenance } from '../types.ts';
import { splitSentences } from '../../src/domain/sentences.ts';
import type { Page } from '../../src/domain/routes.ts';
import { findService, services } from '../../src/domain/services.ts';
import { findTown } from '../../src/domain/towns.ts';
import { townFacts } from '../../generator/town-page.ts';
import type { TownFacts } from '../../generator/town-page-facts.ts';

const component = (page: Page): Origin => ({
  source: pageModule(page) ?? 'src/pages/not-found/NotFoundPage.tsx',
  part: 'page component',
  fields: [],
});

/** Where the words of each page come from: the generator's explanation, else the component that shows the page. */
export function readProvenance(pages: readonly Page[], inputs: Inputs): Map<string, PageProvenance> {
  return new Map(pages.map((page) => [page.path, provenanceOf(page, inputs)]));
}

function provenanceOf(page: Page, inputs: Inputs): PageProvenance {
  const rest = component(page);
  if (page.kind !== 'hub' && page.kind !== 'townService') return { sentences: new Map(), rest };
  const town = assertDefined(findTown(page.townSlug), page.townSlug);
  const plan =
    page.kind === 'hub'
      ? planHub(town, inputs)
      : planServicePage(town, assertDefined(findService(page.serviceSlug), page.serviceSlug), inputs);
  const explained = explainPage(plan).map(({ part, text, template, fields }): [string, Origin] => [
    text,
    { source: template, part, fields },
  ]);
  return {
    title: seoOrigin(plan, 'title'),
    description: seoOrigin(plan, 'description'),
    sentences: new Map([...(page.kind === 'hub' ? summaryOrigins(plan) : []), ...explained]),
    rest,
  };
}

/** Which variant was used: the first that fits its length, so the one that says what the page says. */
function seoOrigin(plan: PagePlan, part: 'title' | 'description'): Origin {
  if (plan.override)
    return {
      source: 'site/seo-overrides.json',
      part,
      fields: [`site/seo-overrides.json: ${plan.key}.${part}`],
    };
  const { min, max } = seoLengths[part];
  const pool: Pool = part === 'title' ? plan.titles : plan.descriptions;
  const used = pool.find((variant) => {
    const { length } = renderVariant(variant, plan.traced.context, plan.loaded.file, []);
    return length >= min && length <= max;
  });
  return { source: (used ?? at(pool, 0)).file, part, fields: [assertDefined(plan.traced.sources.town, 'town')] };
}

/** A hub shows one sentence a service, straight from the profile. */
function summaryOrigins({ loaded }: PagePlan): [string, Origin][] {
  return services.flatMap(({ slug }) => {
    const { summary } = loaded.profile.services[slug];
    const origin: Origin = {
      source: loaded.file,
      part: 'summary',
      fields: [`${loaded.file}: services.${slug}.summary`],
    };
    return splitSentences(summary).map(({ start, end }): [string, Origin] => [summary.slice(start, end), origin]);
  });
}

/** Every template file below `root`, sorted. */
export function listTemplates(root: string): string[] {
  return readdirSync(join(root, 'templates'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.hbs'))
    .map((name) => `templates/${name.replaceAll('\\', '/')}`)
    .sort((a, b) => (a < b ? -1 : 1));
}

/** What the profiles say of each hub's and service page's town, by path. */
export function readTownFacts(pages: readonly Page[], inputs: Inputs): Map<string, TownFacts> {
  return new Map(
    pages.flatMap((page): [string, TownFacts][] => {
      if (page.kind !== 'hub' && page.kind !== 'townService') return [];
      const town = assertDefined(findTown(page.townSlug), page.townSlug);
      const plan =
        page.kind === 'townService'
          ? planServicePage(town, assertDefined(findService(page.serviceSlug), page.serviceSlug), inputs)
          : planHub(town, inputs);
      return [[page.path, townFacts(plan)]];
    }),
  );
}
