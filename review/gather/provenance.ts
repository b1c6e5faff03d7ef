import { assertDefined, at } from '../../src/domain/assert-defined.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pageProvenance } from '../../generator/pages/provenance.ts';
import type { Inputs } from '../../generator/inputs/inputs.ts';
import { planHub, planServicePage } from '../../generator/pages/plan-pages.ts';
import { pageModule } from '../../snapshots/rendering/page-modules.ts';
import type { PageProvenance, Provenance } from '../types.ts';
import type { Page } from '../../src/domain/routes.ts';
import { findService } from '../../src/domain/services.ts';
import { findTown } from '../../src/domain/towns.ts';
import { townFacts } from '../../generator/checks/town-page.ts';

/** Where the words of each page come from, the generator's explanation or the component that shows it, and what is known of its town. */
export function readProvenance(pages: readonly Page[], inputs: Inputs): Map<string, PageProvenance> {
  return new Map(pages.map((page) => [page.path, provenanceOf(page, inputs)]));
}

function provenanceOf(page: Page, inputs: Inputs): PageProvenance {
  const source = pageModule(page) ?? 'src/pages/not-found/NotFoundPage.tsx';
  const rest: Provenance = { source, part: 'page component', fields: [] };
  if (page.kind !== 'hub' && page.kind !== 'townService') return { sentences: new Map(), rest };
  const town = assertDefined(findTown(page.townSlug), page.townSlug);
  const plan =
    page.kind === 'hub'
      ? planHub(town, inputs)
      : planServicePage(town, assertDefined(findService(page.serviceSlug), page.serviceSlug), inputs);
  const sentences = pageProvenance(plan).map(({ text, part, template, fields }): [string, Provenance] => [
    text,
    { source: template, part, fields },
  ]);
  const ofHead = (part: 'title' | 'description'): Provenance => {
    const own = sentences.map(([, made]) => made).filter((made) => made.part === part);
    return { ...at(own, 0), fields: [...new Set(own.flatMap(({ fields }) => fields))] };
  };
  return {
    title: ofHead('title'),
    description: ofHead('description'),
    sentences: new Map(sentences),
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
