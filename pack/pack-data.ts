import type {
  Business,
  Card,
  LandingPageRow,
  MapSettings,
  Mark,
  Offer,
  PackLink,
  Region,
  ServiceRow,
  TownRow,
  Trade,
} from '../src/domain/pack.ts';

/** Something of the pack that stands for services. */
export interface Standing {
  /** What it is called where it is written. */
  readonly name: string;
  readonly services: readonly string[];
}

/** A picture that the pack uses, by its name in `media/`, and where it says so. */
export interface UsedPicture {
  readonly file: string;
  readonly field: string;
  readonly picture: string;
}

/** What of the pack can be wrong in a way that types do not see, in one place and with loose types. */
export interface PackData {
  readonly business: Business;
  readonly region: Region;
  readonly trade: Trade;
  readonly towns: readonly TownRow[];
  readonly topTownSlugs: readonly string[];
  readonly map: MapSettings;
  readonly mark: Mark;
  readonly services: readonly ServiceRow[];
  /** Slugs of the services that have an entry in `site/pricing.ts`. */
  readonly priced: readonly string[];
  /** Slugs of the services that have a before/after pair. */
  readonly pictured: readonly string[];
  /** Cards of the services page, answers of the quiz, lines of 'For Your Home'. */
  readonly cards: readonly Standing[];
  readonly answers: readonly Standing[];
  readonly homeLines: readonly Standing[];
  readonly offers: readonly Offer[];
  readonly landingPages: readonly LandingPageRow[];
  /** Ids of landing pages that have words, with their links to other pages. */
  readonly landingCopies: Readonly<Record<string, readonly PackLink[]>>;
  readonly pageCards: Readonly<Record<string, Card>>;
  /** Slugs of the towns whose page opens with a picture. */
  readonly heroTowns: readonly string[];
  /** Ids of the parts of the services page, and those that the footer leads to. */
  readonly cardGroups: readonly string[];
  readonly footerSections: readonly string[];
  readonly pictures: readonly UsedPicture[];
  /** Names that `site/words/picture-texts.ts` describes. */
  readonly described: readonly string[];
  /** Addresses of certificates, and all files below `site/public`, from the site's root. */
  readonly badges: readonly string[];
  readonly files: readonly string[];
  /** Names of the colours of `site/theme.css`. */
  readonly colours: readonly string[];
}
