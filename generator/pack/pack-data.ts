import type {
  Business,
  Card,
  LandingPageRow,
  MapFeatures,
  MapSettings,
  Offer,
  Redirect,
  Region,
  ServiceRow,
  TownRow,
  Trade,
} from '../../src/pack-types/business.ts';
import type { ServiceWork, ShownWork } from '../../src/pack-types/pictures.ts';
import type { PackLink } from '../../src/pack-types/words.ts';
import type { Theme } from './theme.ts';

/** Something of the pack that stands for services. */
export interface Standing {
  /** What it is called where it is written. */
  readonly name: string;
  readonly services: readonly string[];
}

/** A picture that the pack uses, by its name in `site/media/`, and where it says so. */
export interface UsedPicture {
  readonly file: string;
  readonly field: string;
  readonly picture: string;
}

/** A close-up, or two, as they illustrate a surface or a way of working. */
export interface FigureData {
  readonly pictures: readonly (string | undefined)[];
  readonly caption: string;
}

/** What a town's pages take from the pack beside the generated words, by slug of the service where not said otherwise. */
export interface TownPageData {
  /** Facts at a glance; undefined where the file has nothing for the service. */
  readonly glances: Readonly<Record<string, readonly unknown[] | undefined>>;
  readonly years: Readonly<Record<string, { readonly months: readonly string[]; readonly reasons: readonly string[] }>>;
  readonly materials: readonly string[];
  readonly figures: readonly FigureData[];
  /** What each service works on, how and with what. */
  readonly serviceWork: Readonly<Record<string, ServiceWork>>;
}

export interface OfferData {
  readonly surfaces: readonly { readonly quizSurface: string }[];
  readonly sizes: readonly unknown[];
}

/** What the estimator works with. */
export interface EstimateData {
  /** By slug of a service, and by id of a card of the services page. */
  readonly services: Readonly<Record<string, OfferData>>;
  readonly cards: Readonly<Record<string, OfferData>>;
  /** Slugs of the services that `site/pricing.ts` gives a price by the square metre. */
  readonly byArea: readonly string[];
  /** Words for an area that the estimator hands to the quiz, and those that the quiz has. */
  readonly sizeAnswers: readonly string[];
  readonly areaSizes: readonly string[];
}

/** What of the pack can be wrong in a way that types do not see, in one place and with loose types. */
export interface PackData {
  readonly business: Business;
  readonly region: Region;
  readonly trade: Trade;
  /** Services that are left out of the catalogue on purpose. */
  readonly notOffered: readonly string[];
  readonly towns: readonly TownRow[];
  readonly topTownSlugs: readonly string[];
  readonly map: MapSettings;
  readonly rivers: MapFeatures['rivers'];
  readonly moors: MapFeatures['moors'];
  /** `site/mark.svg` and the colours of `site/theme.css`. */
  readonly mark: string;
  readonly theme: Theme;
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
  /** Slugs of services that each thing of `site/things.ts` belongs to. */
  readonly things: readonly Standing[];
  readonly townPages: TownPageData;
  readonly estimates: EstimateData;
  readonly landingPages: readonly LandingPageRow[];
  /** Ids of landing pages that have words, with their links to other pages. */
  readonly landingCopies: Readonly<Record<string, readonly PackLink[]>>;
  readonly redirects: readonly Redirect[];
  /** Addresses of all pages. */
  readonly pagePaths: readonly string[];
  readonly pageCards: Readonly<Record<string, Card>>;
  /** Slugs of the towns whose page opens with a picture. */
  readonly heroTowns: readonly string[];
  /** Ids of the parts of the services page, and those that the footer leads to. */
  readonly cardGroups: readonly string[];
  readonly cardIds: readonly string[];
  readonly footerSections: readonly { readonly label: string; readonly section: string }[];
  readonly pictures: readonly UsedPicture[];
  /** Names that `site/words/picture-texts.ts` describes. */
  readonly described: readonly string[];
  /** Pictures that stand for services, with the slugs of these. */
  readonly ofServices: readonly (UsedPicture & { readonly services: readonly string[] })[];
  /** What the pictures show that show work, by name. */
  readonly shown: Readonly<Record<string, ShownWork | undefined>>;
  /** What is said to be seen in close-ups, by name. */
  readonly alts: Readonly<Record<string, string>>;
  /** What such a record may name, with the words for it. */
  readonly terms: Readonly<Record<string, RegExp>>;
  /** The same for close-ups, which `site/words/close-up-texts.ts` describes. */
  readonly closeUps: readonly UsedPicture[];
  readonly describedCloseUps: readonly string[];
  /** Whether the footer leads to the certificates. */
  readonly hasCertificates: boolean;
  /** Addresses of certificates, and all files below `site/public`, from the site's root. */
  readonly badges: readonly string[];
  readonly files: readonly string[];
}
