import { assertDefined } from '../../src/domain/assert-defined.ts';
import { things } from '../../site/things.ts';
import { trade } from '../../site/trade.ts';
import type { HubContent, TownServiceContent } from '../../src/domain/content.ts';
import { findService } from '../../src/domain/services.ts';
import { partsOf } from '../pages/page-parts.ts';
import type { PagePlan, ServicePlan } from '../pages/plan-pages.ts';
import type { TownFacts, TownPage } from './town-page-facts.ts';
import { subjectsAbsent } from './town-subjects.ts';

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
