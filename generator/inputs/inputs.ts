import type { TownProfile } from '../../src/domain/profile.ts';
import type { Templates } from './templates.ts';

export interface SeoText {
  readonly title: string;
  readonly description: string;
}

/** A profile with the file it came from, for messages and provenance. */
export interface LoadedProfile {
  readonly file: string;
  readonly profile: TownProfile;
}

/** Everything the generator works from. */
export interface Inputs {
  readonly templates: Templates;
  /** By town slug; a town that is missing here gets `generic`. */
  readonly profiles: Map<string, LoadedProfile>;
  readonly generic: LoadedProfile;
  /** Hand-written titles and descriptions by page key, `town/service`. */
  readonly seoOverrides: Readonly<Record<string, SeoText>>;
}
