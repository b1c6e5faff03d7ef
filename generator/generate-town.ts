import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertDefined } from '../src/domain/assert-defined.ts';
import type { HubContent, TownServiceContent } from '../src/domain/content.ts';
import { InputError, type Problem } from '../src/domain/problems.ts';
import { contentPaths, paths } from '../src/domain/routes.ts';
import { services } from '../src/domain/services.ts';
import type { Town } from '../src/domain/towns.ts';
import { townPageFaults } from './checks/town-page-rules.ts';
import { toTownPage } from './checks/town-page.ts';
import type { Inputs, SeoText } from './inputs/inputs.ts';
import type { PageText } from './likeness/similarity.ts';
import { hubText, serviceText } from './pages/content-text.ts';
import { planHub, planServicePage } from './pages/plan-pages.ts';
import { renderHub, renderServicePage } from './pages/render-page.ts';

/** A file of the generated content. */
export interface GeneratedFile {
  /** Relative to `public/`, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** What search results show of a page. */
export interface PageSeo extends SeoText {
  readonly path: string;
  /** The town's slug. */
  readonly owner: string;
}

/** A town's files, with what is compared between pages. */
export interface TownOutput {
  readonly files: readonly GeneratedFile[];
  readonly texts: readonly PageText[];
  readonly seo: readonly PageSeo[];
}

/** Renders a town's hub and its pages. Pure: nothing is read or written. */
export function generateTown(town: Town, inputs: Inputs, problems: Problem[]): TownOutput {
  const hubPlan = planHub(town, inputs);
  const hub = renderHub(hubPlan, problems);
  const plans = services.map((service) => planServicePage(town, service, inputs));
  const pages = plans.map((plan) => renderServicePage(plan, problems));
  const checked = [
    toTownPage({ path: paths.town(town.slug), text: hubText(hub), content: hub, plan: hubPlan }),
    ...plans.map((plan, index) => {
      const content = assertDefined(pages[index], plan.key);
      return toTownPage({
        path: paths.townService(town.slug, plan.service),
        text: serviceText(content),
        content,
        plan,
      });
    }),
  ];
  for (const page of checked)
    for (const { rule, message } of townPageFaults(page)) problems.push({ file: page.path, field: rule, message });
  return describeTown(town, hub, pages);
}

/**
 * A town's pages as they were generated before, from `publicFolder`.
 * @throws InputError where one of them cannot be read.
 */
export function readTown(town: Town, publicFolder: string): TownOutput {
  const read = (path: string): unknown => {
    try {
      return JSON.parse(readFileSync(join(publicFolder, path), 'utf8'));
    } catch {
      throw new InputError([
        { file: `public${path}`, message: 'is missing or no JSON: run npm run generate without --town' },
      ]);
    }
  };
  return describeTown(
    town,
    read(contentPaths.hub(town.slug)) as HubContent,
    services.map(({ slug }) => read(contentPaths.townService(town.slug, slug)) as TownServiceContent),
  );
}

/** Where a town's content lies, relative to `public/`. */
export const contentFilesOf = ({ slug: owner }: Town): string[] =>
  [contentPaths.hub(owner), ...services.map(({ slug }) => contentPaths.townService(owner, slug))].map((path) =>
    path.slice(1),
  );

/** The files that hold a town's content, and its texts; `pages` are in the order of the services. */
function describeTown(town: Town, hub: HubContent, pages: readonly TownServiceContent[]): TownOutput {
  const owner = town.slug;
  const files = contentFilesOf(town);
  const all = [
    { path: paths.town(owner), group: 'hub', content: hub, text: hubText(hub) },
    ...services.map(({ slug }, index) => {
      const content = assertDefined(pages[index], slug);
      return { path: paths.townService(owner, slug), group: slug as string, content, text: serviceText(content) };
    }),
  ];
  // A page under work is compared with none; a hub is always live.
  const compared = all.filter(({ content }) => !('publish' in content) || content.publish);
  return {
    files: all.map(({ content }, index) => ({
      path: assertDefined(files[index], owner),
      text: `${JSON.stringify(content, null, 2)}\n`,
    })),
    texts: compared.map(({ path, group, content, text }) => ({
      path,
      text: `${content.standfirst}\n${text}`,
      group,
      owner,
    })),
    seo: all.map(({ path, content }) => ({ path, owner, ...content.seo })),
  };
}
