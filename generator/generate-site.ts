import type { HubContent, TownServiceContent } from '../src/domain/content.ts';
import { InputError, type Problem } from '../src/domain/problems.ts';
import { contentPaths, paths } from '../src/domain/routes.ts';
import { services } from '../src/domain/services.ts';
import { measureSimilarity, type PageText, type SimilarityReport } from '../src/domain/similarity.ts';
import type { Town } from '../src/domain/towns.ts';
import type { Inputs } from './inputs.ts';
import { planHub, planServicePage } from './plan-pages.ts';
import { renderHub, renderServicePage } from './render-page.ts';

export interface GeneratedFile {
  /** Relative to `public/`, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

interface TownOutput {
  readonly files: GeneratedFile[];
  readonly texts: PageText[];
  readonly seo: { readonly path: string; readonly title: string; readonly description: string }[];
}

/** Renders a town's hub and its pages. Pure: nothing is read or written. */
export function generateTown(town: Town, inputs: Inputs, problems: Problem[]): TownOutput {
  const hub = renderHub(planHub(town, inputs), problems);
  const output: TownOutput = {
    files: [{ path: contentPaths.hub(town.slug).slice(1), text: toJson(hub) }],
    texts: [{ path: paths.town(town.slug), text: hubText(hub), group: 'hub', owner: town.slug }],
    seo: [{ path: paths.town(town.slug), ...hub.seo }],
  };
  for (const service of services) {
    const content = renderServicePage(planServicePage(town, service, inputs), problems);
    const path = paths.townService(town.slug, service.slug);
    output.files.push({ path: contentPaths.townService(town.slug, service.slug).slice(1), text: toJson(content) });
    output.texts.push({ path, text: serviceText(content), group: service.slug, owner: town.slug });
    output.seo.push({ path, ...content.seo });
  }
  return output;
}

export interface GeneratedSite {
  readonly files: readonly GeneratedFile[];
  readonly similarity: SimilarityReport;
}

/** Renders every town and measures the result. Throws one InputError for all that is wrong. */
export function generateSite(towns: readonly Town[], inputs: Inputs): GeneratedSite {
  const problems: Problem[] = [];
  const outputs = towns.map((town) => generateTown(town, inputs, problems));
  problems.push(...repeatedSeo(outputs.flatMap((output) => output.seo)));
  if (problems.length > 0) throw new InputError(mergeRepeats(problems));
  return {
    files: outputs.flatMap((output) => output.files),
    similarity: measureSimilarity(outputs.flatMap((output) => output.texts)),
  };
}

function toJson(content: HubContent | TownServiceContent): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&#x60;': '`', '&#x3D;': '=',
};

/** The text of a generated HTML fragment, one line a block. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<\/(?:p|h2|li|ul|ol)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27|#x60|#x3D);/g, (entity) => entities[entity]!);
}

function serviceText({ bodyHtml, faqs }: TownServiceContent): string {
  return [textOfHtml(bodyHtml), ...faqs.flatMap(({ q, a }) => [q, a])].join('\n');
}

function hubText({ bodyHtml, reasons, summaries }: HubContent): string {
  return [textOfHtml(bodyHtml), ...Object.values(summaries), ...reasons.flatMap(({ title, text }) => [title, text])].join('\n');
}

function repeatedSeo(seo: TownOutput['seo']): Problem[] {
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

/** A template's fault shows on every page that uses it: keep the first of each file and field. */
function mergeRepeats(problems: readonly Problem[]): Problem[] {
  const first = new Map<string, { problem: Problem; more: number }>();
  for (const problem of problems) {
    const key = `${problem.file}\n${problem.field ?? ''}`;
    const seen = first.get(key);
    if (seen) seen.more += 1;
    else first.set(key, { problem, more: 0 });
  }
  return [...first.values()].map(({ problem, more }) =>
    more === 0 ? problem : { ...problem, message: `${problem.message} (and ${more} more times)` },
  );
}
