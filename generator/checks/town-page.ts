import { assertDefined } from '../../src/domain/assert-defined.ts';
import { things } from '../../site/things.ts';
import { trade } from '../../site/trade.ts';
import type { HubContent, TownServiceContent } from '../../src/domain/content.ts';
import { findService } from '../../src/domain/services.ts';
import { partsOf, type TextPart } from '../pages/page-parts.ts';
import type { PagePlan, ServicePlan } from '../pages/plan-pages.ts';
import { subjectsAbsent } from './town-subjects.ts';

/** A generated page with what is true of its town, as the rules below look at it. Texts are plain, without markup. */
export interface TownPage {
  readonly path: string;
  readonly town: string;
  readonly type: 'city' | 'town' | 'village';
  /** Undefined on a hub. */
  readonly service?: string;
  /** Which of the trade's treatments (`site/treatments.ts`) the town has, where the service has two. */
  readonly treatment?: string | undefined;
  /** What people type for it: the title has to hold one of these. */
  readonly terms: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** Everything below the lead: body, questions and answers, summaries, reasons. */
  readonly text: string;
  /** The town's wordings of its exposure. */
  readonly exposures: readonly string[];
  readonly issues: readonly { readonly text: string; readonly cause: string }[];
  readonly claims: readonly { readonly text: string; readonly for: readonly string[] }[];
  /** Things that only some services meet, and which those are. */
  readonly things: readonly (readonly [name: RegExp, services: readonly string[]])[];
  /** What the page is put together from. */
  readonly parts: readonly TextPart[];
  /** Subjects of `site/things.ts` that the town lacks, and how a text would speak of them. */
  readonly absent: readonly { readonly name: string; readonly words: RegExp }[];
  /** Diary posts of the town: demand may be stated only where there are some. */
  readonly posts: number;
}

/** What is known of the place and the service before a word is read. */
export type TownFacts = Omit<TownPage, 'path' | 'title' | 'description' | 'lead' | 'text' | 'posts'>;

/** What the rules of town pages need to know of a page before a word of it is read. */
export function townFacts(plan: PagePlan | ServicePlan): TownFacts {
  const { town, loaded } = plan;
  const { profile } = loaded;
  const service = 'service' in plan ? assertDefined(findService(plan.service), plan.service) : undefined;
  return {
    town: town.label,
    type: town.type,
    service: service?.slug,
    terms: service ? [service.headTerm] : [trade.hubTerm, trade.name],
    treatment: service && profile.services[service.slug].treatment,
    exposures: profile.exposure,
    issues: profile.commonIssues,
    claims: profile.softClaims,
    things,
    parts: partsOf(plan),
    absent: subjectsAbsent(profile, service?.slug),
  };
}

interface GeneratedPage {
  readonly path: string;
  /** Everything below the lead, as plain text. */
  readonly text: string;
  readonly content: HubContent | TownServiceContent;
  readonly plan: PagePlan | ServicePlan;
}

/** A page as generated, in the shape that the rules look at. No diary is known here, so no demand may be stated. */
export function toTownPage({ path, text, content, plan }: GeneratedPage): TownPage {
  const { seo, standfirst } = content;
  return { ...townFacts(plan), path, ...seo, lead: standfirst, text, posts: 0 };
}
