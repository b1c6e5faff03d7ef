import type { LoadedProfile } from './profile.ts';
import type { TownPairs } from '../pages/assign-pairs.ts';
import type { Templates } from './templates.ts';

export interface SeoText {
  readonly title: string;
  readonly description: string;
}

/** All inputs of the generator. */
export interface Inputs {
  readonly templates: Templates;
  /** By town slug. A town without an entry gets `generic`. */
  readonly profiles: ReadonlyMap<string, LoadedProfile>;
  readonly generic: LoadedProfile;
  /** The pairs of every town's pages, by the town's slug. */
  readonly pairs: ReadonlyMap<string, TownPairs>;
  /** The pairs of a town that is not in the site's list. */
  readonly genericPairs: TownPairs;
  /** Hand-written titles and descriptions by page key, `town/service`. */
  readonly seoOverrides: Readonly<Record<string, SeoText>>;
}

/* Paths of the generator's input files, relative to the project. */

export const templatesFolder = 'templates';

/** One JSON file per town, named after its slug. */
export const profilesFolder = 'site/profiles';

/** Stands in for the profile of a town that has none. */
export const genericProfileFile = 'site/generic-profile.json';

/** Hand-written titles and descriptions, which replace the generated ones. */
export const seoOverridesFile = 'site/seo-overrides.json';
