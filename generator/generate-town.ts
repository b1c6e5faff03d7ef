import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertDefined, at } from '../core/domain/assert-defined.ts';
import type { HubContent, TownServiceContent } from '../core/domain/content.ts';
import { inputError, type Problem } from '../core/domain/problems.ts';
import { contentPaths } from '../core/domain/pages.ts';
import { services } from '../core/domain/services.ts';
import { isUnwritten } from '../pack/unwritten.ts';
import type { Town } from '../core/domain/towns.ts';
import { townPageFaults } from './checks/town-page-rules.ts';
import { toTownPage } from './checks/town-page.ts';
import type { Inputs, SeoText } from './inputs/inputs.ts';
import type { PageText } from './likeness/similarity.ts';
import {
  comparedText,
  listPages,
  type GeneratedPage,
} from './pages/content-text.ts';
import type { TownPairs } from './pages/assign-pairs.ts';
import { planPage } from './pages/plan-pages.ts';
import { renderHub, renderServicePage } from './pages/render-page.ts';

/** A file of the generated content. */
export interface GeneratedFile {
  /** Relative to `public/`, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** A page's title and description for search results. */
export interface PageSeo extends SeoText {
  readonly path: string;
  /** The town's slug. */
  readonly owner: string;
}

/** A town's files, and the texts, titles and descriptions that are compared between pages. */
export interface TownOutput {
  readonly files: readonly GeneratedFile[];
  readonly texts: readonly PageText[];
  readonly seo: readonly PageSeo[];
}

/** Generates a town's hub and service pages, and adds their faults to `problems`. Uses no files. */
export function generateTown(
  town: Town,
  inputs: Inputs,
  problems: Problem[],
): TownOutput {
  const hubPlan = planPage(town, inputs);
  const plans = services.map((service) => planPage(town, inputs, service));
  const hub = renderHub(hubPlan, problems);
  const pages = listPages(
    town,
    hub,
    plans.map((plan) => renderServicePage(plan, problems)),
  );
  [hubPlan, ...plans].forEach((plan, index) => {
    const page = toTownPage(at(pages, index), plan);
    for (const { rule, message } of townPageFaults(page))
      problems.push({
        file: page.path,
        field: rule,
        message,
      });
  });
  return outputOf(town, pages);
}

/**
 * Reads a town's generated pages from `publicFolder`, and puts `pairs` in place of their pairs.
 * @throws InputError if a page cannot be read
 */
export function readTown(
  town: Town,
  pairs: TownPairs,
  publicFolder: string,
): TownOutput {
  const read = (path: string): unknown => {
    try {
      return JSON.parse(readFileSync(join(publicFolder, path), 'utf8'));
    } catch {
      throw inputError(
        `public${path}`,
        'is missing or not JSON: run npm run generate without --town',
      );
    }
  };
  const hub = {
    ...(read(contentPaths.hub(town.slug)) as HubContent),
    ...pairs.hub,
  };
  const pages = services.map(({ slug }) => ({
    ...(read(contentPaths.townService(town.slug, slug)) as TownServiceContent),
    ...assertDefined(pairs.services[slug], slug),
  }));
  return outputOf(town, listPages(town, hub, pages));
}

/** Paths of a town's content files, relative to `public/`. */
const contentFilesOf = ({ slug: owner }: Town): string[] =>
  [
    contentPaths.hub(owner),
    ...services.map(({ slug }) => contentPaths.townService(owner, slug)),
  ].map((path) => path.slice(1));

/** Builds a town's files, and the texts to compare. */
function outputOf(town: Town, pages: readonly GeneratedPage[]): TownOutput {
  const owner = town.slug;
  const files = contentFilesOf(town);
  // Pages that are unpublished, or not written yet, are not compared.
  const compared = pages.filter(
    ({ content }) =>
      (!('publish' in content) || content.publish) &&
      !isUnwritten(comparedText(content)),
  );
  return {
    files: pages.map(({ content }, index) => ({
      path: at(files, index),
      text: `${JSON.stringify(content, null, 2)}\n`,
    })),
    texts: compared.map(({ path, group, content }) => ({
      path,
      text: comparedText(content),
      group,
      isOfTown: true,
    })),
    seo: pages.map(({ path, content }) => ({
      path,
      owner,
      ...content.seo,
    })),
  };
}
