import { assertDefined } from '../../src/domain/assert-defined.ts';
import type { Faq } from '../../src/domain/content.ts';
import { OWN_QUESTIONS } from '../../src/domain/profile.ts';
import { services, type Service, type ServiceSlug } from '../../src/domain/services.ts';
import type { Town } from '../../src/domain/towns.ts';
import { chooseVariant, entryCodeword, hashedCodeword, rankByHash } from './choose-variant.ts';
import type { Inputs, LoadedProfile, SeoText } from '../inputs/inputs.ts';
import { hubContext, serviceContext, type PageFields } from './page-context.ts';
import { FAQS_SHOWN, REASONS_SHOWN, type Pool, type TemplateSet, type Variant } from '../inputs/templates.ts';

const CODE_LENGTH = 8;

export interface ChosenEntry {
  readonly id: string;
  readonly variant: Variant;
}

/** A text taken whole from the profile, with its field. */
export interface ProfileText {
  readonly text: string;
  readonly field: string;
}

/** Everything decided about a page before a word of it is rendered. */
export interface PagePlan {
  /** `town/service`, or `town/hub`. */
  readonly key: string;
  readonly town: Town;
  readonly loaded: LoadedProfile;
  readonly fields: PageFields;
  readonly sections: readonly ChosenEntry[];
  readonly entries: readonly ChosenEntry[];
  /** A hub's sentence a service, straight from the profile; none on other pages. */
  readonly summaries: readonly { readonly slug: string; readonly text: string }[];
  /** A service page's lead and its town's own questions, straight from the profile; a hub has no questions. */
  readonly standfirst: ProfileText;
  readonly questions: readonly (Faq & { readonly field: string })[];
  /** Candidates in order of preference: the first that fits its length is used. */
  readonly titles: Pool;
  readonly descriptions: Pool;
  readonly override?: SeoText;
}

/** The plan of a town-by-service page. */
export interface ServicePlan extends PagePlan {
  readonly service: ServiceSlug;
}

interface PlanBase extends Pick<PagePlan, 'key' | 'town' | 'loaded' | 'fields'> {
  readonly set: TemplateSet;
  readonly setName: string;
  /** How many of the set's entries a page shows. */
  readonly shown: number;
}

function planFrom({ key, set, setName, shown, town, loaded, fields }: PlanBase): PagePlan {
  const codeword = loaded.profile.codeword ?? hashedCodeword(town.slug);
  const fits = ({ needs }: Variant) => needs.every((subject) => fields.context[subject] === true);
  /** Where nothing fits, the rules of town pages name the template and the town. */
  const fitting = (pool: Pool) => (pool.some(fits) ? pool.filter(fits) : pool);
  const choose = (pool: Pool, slot: string, index: number, by = codeword) =>
    chooseVariant(fitting(pool), { key, codeword: by, slot: `${setName}/${slot}`, position: index % CODE_LENGTH });
  const entryIds = Object.keys(set.entries);
  const ranked = rankByHash(`${key}/shown`, entryIds);
  const hasFitting = (id: string) => (set.entries[id] ?? []).some(fits);
  const shownIds = [...ranked.filter(hasFitting), ...ranked.filter((id) => !hasFitting(id))].slice(0, shown);
  const candidates = (pool: Pool, slot: string) => {
    const first = choose(pool, slot, 0);
    return [first, ...fitting(pool).filter((variant) => variant !== first)];
  };
  return {
    key,
    town,
    loaded,
    fields,
    sections: Object.entries(set.sections).map(([id, pool], index) => ({ id, variant: choose(pool, id, index) })),
    entries: shownIds.map((id) => ({
      id,
      variant: choose(assertDefined(set.entries[id], id), id, entryIds.indexOf(id), entryCodeword(codeword)),
    })),
    titles: candidates(set.seoTitle, 'seo-title'),
    descriptions: candidates(set.seoDescription, 'seo-description'),
    summaries: [],
    standfirst: { text: loaded.profile.standfirst, field: 'standfirst' },
    questions: [],
  };
}

/** The profile used for a town: its own, or the generic one. */
function profileOf(town: Town, inputs: Inputs): LoadedProfile {
  return inputs.profiles.get(town.slug) ?? inputs.generic;
}

/** Plans a town-by-service page. Depends on nothing but the town's and service's own inputs. */
export function planServicePage(town: Town, service: Service, inputs: Inputs): ServicePlan {
  const loaded = profileOf(town, inputs);
  const key = `${town.slug}/${service.slug}`;
  const plan = planFrom({
    key,
    set: assertDefined(inputs.templates.services[service.slug], service.slug),
    setName: service.slug,
    shown: FAQS_SHOWN - OWN_QUESTIONS,
    town,
    loaded,
    fields: serviceContext(town, service, loaded),
  });
  const { standfirst, questions } = loaded.profile.services[service.slug];
  const field = `services.${service.slug}`;
  return {
    ...plan,
    service: service.slug,
    override: inputs.seoOverrides[key],
    standfirst: { text: standfirst, field: `${field}.standfirst` },
    questions: questions.map(({ q, a }, index) => ({ q, a, field: `${field}.questions.${index}` })),
  };
}

/** Plans a town hub. */
export function planHub(town: Town, inputs: Inputs): PagePlan {
  const loaded = profileOf(town, inputs);
  const plan = planFrom({
    key: `${town.slug}/hub`,
    set: inputs.templates.hub,
    setName: 'hub',
    shown: REASONS_SHOWN,
    town,
    loaded,
    fields: hubContext(town, loaded),
  });
  return { ...plan, summaries: services.map(({ slug }) => ({ slug, text: loaded.profile.services[slug].summary })) };
}
