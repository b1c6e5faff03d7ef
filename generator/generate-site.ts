import { assertDefined } from '../src/domain/assert-defined.ts';
import type { HubContent, TownServiceContent } from '../src/domain/content.ts';
import { InputError, type Problem } from '../src/domain/problems.ts';
import { contentPaths, paths } from '../src/domain/routes.ts';
import { services } from '../src/domain/services.ts';
import type { PageText } from './likeness/similarity.ts';
import { townPageFaults } from './checks/town-page-rules.ts';
import type { TownPage } from './checks/town-page-facts.ts';
import type { Town } from '../src/domain/towns.ts';
import type { GeneratedFile } from './inputs/generated-file.ts';
import { createSpillStore, type Spill } from './likeness/spill-store.ts';
import type { Inputs, SeoText } from './inputs/inputs.ts';
import { planHub, planServicePage } from './pages/plan-pages.ts';
import { renderHub, renderServicePage } from './pages/render-page.ts';
import { toTownPage } from './checks/town-page.ts';
import { hubText, serviceText } from './pages/content-text.ts';
import { mergeRepeats } from './pages/merge-repeats.ts';

/** What the content files of a town say. */
export interface TownContent {
  readonly hub: HubContent;
  /** By service slug. */
  readonly pages: Readonly<Record<string, TownServiceContent>>;
}

/** A town's files, with what is compared between pages. */
export interface TownOutput {
  readonly files: readonly GeneratedFile[];
  readonly texts: readonly PageText[];
  readonly seo: readonly PageSeo[];
}

/** What search results show of a page. */
export interface PageSeo extends SeoText {
  readonly path: string;
  /** The town's slug. */
  readonly owner: string;
}

/** Renders a town's hub and its pages. Pure: nothing is read or written. */
export function generateTown(town: Town, inputs: Inputs, problems: Problem[]): TownOutput {
  const check = (page: TownPage) => {
    for (const { rule, message } of townPageFaults(page)) problems.push({ file: page.path, field: rule, message });
  };
  const hubPlan = planHub(town, inputs);
  const hub = renderHub(hubPlan, problems);
  check(toTownPage({ path: paths.town(town.slug), text: hubText(hub), content: hub, plan: hubPlan }));
  const pages = services.map((service) => {
    const plan = planServicePage(town, service, inputs);
    const content = renderServicePage(plan, problems);
    const path = paths.townService(town.slug, service.slug);
    check(toTownPage({ path, text: serviceText(content), content, plan }));
    return { service, content };
  });
  return describeTown(town, {
    hub,
    pages: Object.fromEntries(pages.map(({ service, content }) => [service.slug, content])),
  });
}

/** The files that hold a town's content, and its texts. */
export function describeTown({ slug: owner }: Town, { hub, pages }: TownContent): TownOutput {
  const all = [
    { path: paths.town(owner), file: contentPaths.hub(owner), group: 'hub', content: hub, text: hubText(hub) },
    ...services.map(({ slug }) => {
      const content = assertDefined(pages[slug], slug);
      return {
        path: paths.townService(owner, slug),
        file: contentPaths.townService(owner, slug),
        group: slug,
        content,
        text: serviceText(content),
      };
    }),
  ];
  return {
    files: all.map(({ file, content }) => ({ path: file.slice(1), text: toJson(content) })),
    texts: all.map(({ path, group, content, text }) => ({
      path,
      text: `${content.standfirst}\n${text}`,
      group,
      owner,
    })),
    seo: all.map(({ path, content }) => ({ path, owner, ...content.seo })),
  };
}

/** Where a town's content lies, relative to `public/`. */
export const contentFilesOf = ({ slug: owner }: Town): string[] =>
  [contentPaths.hub(owner), ...services.map(({ slug }) => contentPaths.townService(owner, slug))].map((path) =>
    path.slice(1),
  );

interface SiteOptions {
  readonly towns: readonly Town[];
  /** Makes a town's pages, or reads those made before. Those of a town that is known have titles and descriptions alone. */
  readonly makeTown: (town: Town, problems: Problem[]) => TownOutput;
  /** Given each town's texts as soon as they are there, for measuring: they are not held. */
  readonly onTexts: (town: Town, texts: readonly PageText[]) => void;
}

/** What was generated, and what search results show of every page. */
export interface SiteOutput {
  readonly files: readonly GeneratedFile[];
  readonly seo: readonly PageSeo[];
}

/** Every town's files. @throws one InputError for all that is wrong. */
export function generateSite({ towns, makeTown, onTexts }: SiteOptions): SiteOutput {
  const problems: Problem[] = [];
  const spill = createSpillStore();
  const outputs = towns.map((town) => {
    const { files, seo, texts } = makeTown(town, problems);
    onTexts(town, texts);
    return { files: files.map((file) => spilledFile(file, spill)), seo };
  });
  const seo = outputs.flatMap((output) => output.seo);
  problems.push(...repeatedSeo(seo));
  if (problems.length > 0) throw new InputError(mergeRepeats(problems));
  return { files: outputs.flatMap((output) => output.files), seo };
}

/** The same file, whose text is read when it is asked for. */
function spilledFile({ path, text }: GeneratedFile, spill: Spill): GeneratedFile {
  const read = spill(text);
  return {
    path,
    get text() {
      return read();
    },
  };
}

function toJson(content: HubContent | TownServiceContent): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

function repeatedSeo(seo: readonly PageSeo[]): Problem[] {
  const problems: Problem[] = [];
  for (const field of ['title', 'description'] as const) {
    const first = new Map<string, string>();
    for (const page of seo) {
      const other = first.get(page[field]);
      if (other) problems.push({ file: page.path, field: `seo.${field}`, message: `is the same as on ${other}` });
      else first.set(page[field], page.path);
    }
  }
  return problems;
}
