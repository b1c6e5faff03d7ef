import { assertDefined, at } from '../../src/domain/assert-defined.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pageProvenance } from '../../generator/pages/provenance.ts';
import type { Inputs } from '../../generator/inputs/inputs.ts';
import { planHub, planServicePage } from '../../generator/pages/plan-pages.ts';
import { pageModule } from '../../snapshots/rendering/page-modules.ts';
import type { Origin, PageProvenance } from '../types.ts';
import type { Page } from '../../src/domain/routes.ts';
import { findService } from '../../src/domain/services.ts';
import { findTown } from '../../src/domain/towns.ts';
import { townFacts } from '../../generator/checks/town-page.ts';

const component = (page: Page): Origin => ({
  source: pageModule(page) ?? 'src/pages/not-found/NotFoundPage.tsx',
  part: 'page component',
  fields: [],
});

/** Where the words of each page come from, the generator's explanation or the component that shows it, and what is known of its town. */
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
  const explained = pageProvenance(plan).map(({ part, text, template, fields }) => ({
    text,
    origin: { source: template, part, fields } satisfies Origin,
  }));
  const ofHead = (part: 'title' | 'description'): Origin => {
    const origins = explained.flatMap(({ origin }) => (origin.part === part ? [origin] : []));
    return { ...at(origins, 0), fields: [...new Set(origins.flatMap(({ fields }) => fields))] };
  };
  return {
    title: ofHead('title'),
    description: ofHead('description'),
    sentences: new Map(explained.map(({ text, origin }) => [text, origin])),
    rest,
    facts: townFacts(plan),
  };
}

/** Every template file below `root`, sorted. */
export function listTemplates(root: string): string[] {
  return readdirSync(join(root, 'templates'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.hbs'))
    .map((name) => `templates/${name.replaceAll('\\', '/')}`)
    .sort((a, b) => (a < b ? -1 : 1));
}
