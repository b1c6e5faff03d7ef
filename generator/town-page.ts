import { things } from '../site/things.ts';
import { trade } from '../site/trade.ts';
import type { HubContent, TownServiceContent } from '../src/domain/content.ts';
import type { TownProfile } from '../src/domain/profile.ts';
import type { Service } from '../src/domain/services.ts';
import type { Town } from '../src/domain/towns.ts';
import type { TownFacts, TownPage } from './town-page-facts.ts';

/** What the rules of town pages need to know of a town, for a page of this service or its hub. */
export function townFacts(town: Town, profile: TownProfile, service?: Service): TownFacts {
  return {
    town: town.label,
    type: town.type,
    service: service?.slug,
    term: service?.headTerm ?? trade.name,
    treatment: service && profile.services[service.slug].treatment,
    exposures: profile.exposure,
    issues: profile.commonIssues,
    claims: profile.softClaims,
    things,
  };
}

interface GeneratedPage {
  readonly path: string;
  /** Everything below the lead, as plain text. */
  readonly text: string;
  readonly content: HubContent | TownServiceContent;
  readonly town: Town;
  readonly profile: TownProfile;
  readonly service?: Service;
}

/** A page as generated, in the shape that the rules look at. No diary is known here, so no demand may be stated. */
export function toTownPage({ path, text, content, town, profile, service }: GeneratedPage): TownPage {
  const { seo, standfirst } = content;
  return { ...townFacts(town, profile, service), path, ...seo, lead: standfirst, text, posts: 0 };
}
