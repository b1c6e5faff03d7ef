import { assertDefined, at } from '../../core/domain/assert-defined.ts';
import { pageProvenance } from '../../generator/pages/provenance.ts';
import type { Inputs } from '../../generator/inputs/inputs.ts';
import { planPage } from '../../generator/pages/plan-pages.ts';
import { pageModule } from '../../snapshots/rendering/page-modules.ts';
import type { Page } from '../../core/domain/pages.ts';
import { findService } from '../../core/domain/services.ts';
import { findTown } from '../../core/domain/towns.ts';

/** The sources of a sentence. */
export interface Provenance {
  /** Template, profile or source file; the number of a template is its variant. */
  readonly source: string;
  /** Profile and figure fields inside the sentence, as `file: field`. */
  readonly fields: readonly string[];
}

interface SentenceSource extends Provenance {
  /** The part of the page that the sentence is in, such as `description`. */
  readonly part: string;
}

/** The sources of a page, from the generator. */
export interface PageProvenance {
  readonly title?: Provenance;
  readonly description?: Provenance;
  /** By sentence, as on the page. */
  readonly sentences: ReadonlyMap<string, SentenceSource>;
  /** For every other sentence. */
  readonly rest: Provenance;
  /** The file that describes the town. */
  readonly profile?: string;
  /** Postcode districts of the town. */
  readonly districts?: readonly string[];
}

/**
 * Returns the sources of a page's words: those that the generator names, or the component that
 * shows them.
 */
export function provenanceOf(page: Page, inputs: Inputs): PageProvenance {
  const source = pageModule(page);
  const rest: Provenance = { source, fields: [] };
  if (page.kind !== 'hub' && page.kind !== 'townService')
    return { sentences: new Map(), rest };
  const town = assertDefined(findTown(page.townSlug), page.townSlug);
  const service =
    'serviceSlug' in page ? findService(page.serviceSlug) : undefined;
  const plan = planPage(town, inputs, service);
  const made = pageProvenance(plan);
  const ofHead = (name: 'title' | 'description'): Provenance => {
    const own = made.filter(({ part }) => part === name);
    const fields = new Set(own.flatMap((each) => each.fields));
    return { source: at(own, 0).template, fields: [...fields] };
  };
  return {
    title: ofHead('title'),
    description: ofHead('description'),
    sentences: new Map(
      made.map(({ text, template, fields, part }) => [
        text,
        { source: template, fields, part },
      ]),
    ),
    rest,
    profile: plan.loaded.file,
    districts: plan.loaded.profile.postcodeHints,
  };
}
