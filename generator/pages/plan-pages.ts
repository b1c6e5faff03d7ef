import { assertDefined, at } from '../../core/domain/assert-defined.ts';
import type { Faq } from '../../core/domain/content.ts';
import { OWN_QUESTIONS, type LoadedProfile } from '../inputs/profile.ts';
import {
  services,
  type Service,
  type ServiceSlug,
} from '../../core/domain/services.ts';
import type { Town } from '../../core/domain/towns.ts';
import type { TownPairs } from './assign-pairs.ts';
import type { Inputs, SeoText } from '../inputs/inputs.ts';
import { hubContext, serviceContext, type PageFields } from './page-context.ts';
import { rankByHash } from './rank-by-hash.ts';
import {
  FAQS_SHOWN,
  REASONS_SHOWN,
  type Pool,
  type TemplateSet,
  type Variant,
} from '../inputs/templates.ts';

export interface ChosenEntry {
  readonly id: string;
  readonly variant: Variant;
}

/** A text taken whole from the profile, with its field. */
export interface ProfileText {
  readonly text: string;
  readonly field: string;
}

/** Everything that is decided about a page before it is rendered. */
export interface PagePlan {
  /** `town/service`, or `town/hub`. */
  readonly key: string;
  readonly town: Town;
  /** Undefined for a hub. */
  readonly service: ServiceSlug | undefined;
  readonly loaded: LoadedProfile;
  /** The pairs of the town's pages. */
  readonly pairs: TownPairs;
  readonly fields: PageFields;
  readonly sections: readonly ChosenEntry[];
  readonly entries: readonly ChosenEntry[];
  /** A hub's sentence about each service, unchanged from the profile. Empty for a service page. */
  readonly summaries: readonly {
    readonly slug: ServiceSlug;
    readonly text: string;
  }[];
  /**
   * The page's standfirst and the town's own questions, unchanged from the profile. A hub has no
   * questions.
   */
  readonly standfirst: ProfileText;
  readonly questions: readonly (Faq & { readonly field: string })[];
  /** Candidates in order of preference: the first one of a suitable length is used. */
  readonly titles: Pool;
  readonly descriptions: Pool;
  readonly override: SeoText | undefined;
}

/**
 * Plans a town's page for a service, or its hub if none is given. Apart from the pairs, the plan
 * depends only on the inputs of this town and service.
 */
export function planPage(
  town: Town,
  inputs: Inputs,
  service?: Service,
): PagePlan {
  const loaded = inputs.profiles.get(town.slug) ?? inputs.generic;
  const { profile } = loaded;
  const fields = service
    ? serviceContext(town, service, loaded)
    : hubContext(town, loaded);
  const setName = service?.slug ?? 'hub';
  const set = service
    ? assertDefined(inputs.templates.services[service.slug], setName)
    : inputs.templates.hub;
  const key = `${town.slug}/${setName}`;
  const fits = ({ needs }: Variant) =>
    needs.every((subject) => fields.context[subject] === true);
  /** Keeps all variants if none fits, so that a rule for town pages reports template and town. */
  const fitting = (pool: Pool) => (pool.some(fits) ? pool.filter(fits) : pool);
  const rankVariants = (pool: Pool, place: string) =>
    rankByHash(`${key}/${place}`, fitting(pool), ({ number }) =>
      String(number),
    );
  const choose = (pools: TemplateSet['entries'], id: string): ChosenEntry => ({
    id,
    variant: at(rankVariants(assertDefined(pools[id], id), id), 0),
  });
  const entryIds = Object.keys(set.entries);
  const ranked = rankByHash(`${key}/questions`, entryIds, (id) => id);
  const hasFitting = (id: string) => (set.entries[id] ?? []).some(fits);
  const shown = service ? FAQS_SHOWN - OWN_QUESTIONS : REASONS_SHOWN;
  const shownIds = [
    ...ranked.filter(hasFitting),
    ...ranked.filter((id) => !hasFitting(id)),
  ].slice(0, shown);
  const notes = service && profile.services[service.slug];
  const from = notes ? `services.${setName}.` : '';
  return {
    key,
    town,
    service: service?.slug,
    loaded,
    pairs: inputs.pairs.get(town.slug) ?? inputs.genericPairs,
    fields,
    sections: Object.keys(set.sections).map((id) => choose(set.sections, id)),
    entries: shownIds.map((id) => choose(set.entries, id)),
    titles: rankVariants(set.seoTitle, 'seo-title'),
    descriptions: rankVariants(set.seoDescription, 'seo-description'),
    override: inputs.seoOverrides[key],
    summaries: notes
      ? []
      : services.map(({ slug }) => ({
          slug,
          text: profile.services[slug].summary,
        })),
    standfirst: {
      text: (notes ?? profile).standfirst,
      field: `${from}standfirst`,
    },
    questions: (notes?.questions ?? []).map(({ q, a }, index) => ({
      q,
      a,
      field: `${from}questions.${index}`,
    })),
  };
}
