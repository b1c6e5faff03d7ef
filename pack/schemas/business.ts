/* Types of a business's facts, which `site/` holds. Its words' types are in `words.ts`. */

/** Who we are: the facts that a visitor, a search engine and a directory must read alike. */
export interface Business {
  readonly name: string;
  /** Ends the titles of pages. */
  readonly shortName: string;
  readonly description: string;
  /** As shown, with spaces. */
  readonly phone: string;
  /** With `+` and country, without spaces: phone and WhatsApp links are made from it. */
  readonly phoneInternational: string;
  readonly email: string;
  /** `city` is the label of a town of `site/towns.ts`: the town that the business comes from. Street and postcode are shown where customers come to it. */
  readonly address: {
    readonly street?: string;
    readonly city: string;
    readonly region: string;
    readonly postalCode?: string;
    readonly country: string;
  };
  /** WGS 84 degrees. */
  readonly geo: { readonly lat: number; readonly lon: number };
  readonly serviceRadiusMetres: number;
  readonly priceRange: string;
  readonly establishedYear: number;
  readonly openingHours: {
    readonly days: readonly string[];
    /** 24-hour times, `08:00`. */
    readonly opens: string;
    readonly closes: string;
    /** As shown. */
    readonly text: string;
  };
  /** Addresses elsewhere; what is not there is not shown. `maps` is the business on Google Maps, where its reviews are. */
  readonly social: {
    readonly facebook?: string;
    readonly instagram?: string;
    readonly tiktok?: string;
    readonly linkedin?: string;
    readonly youtube?: string;
    readonly maps?: string;
  };
  /** Addresses of the documents that work is done under, where there are any. */
  readonly documents: {
    readonly terms?: string;
    readonly riskAcknowledgement?: string;
  };
  /** Host name. */
  readonly website: string;
}

export type TownType = 'city' | 'town' | 'village';

/** A place we serve. Coordinates are WGS 84 degrees. */
export interface TownRow {
  /** In addresses: lower-case letters, digits and hyphens. */
  readonly slug: string;
  readonly label: string;
  readonly type: TownType;
  readonly lat: number;
  readonly lon: number;
}

/** A service that every town has a page for. */
export interface ServiceRow<
  Place extends string = string,
  Material extends string = string,
> {
  /** In addresses: lower-case letters, digits and hyphens. */
  readonly slug: string;
  readonly name: string;
  /** What people type into a search engine for it; titles hold it. */
  readonly headTerm: string;
  /** Where the surfaces lie that it works on, in terms of `site/surfaces.ts`. */
  readonly places: readonly Place[];
  /** Where it is for some materials alone, and its pages open with no other. */
  readonly materials?: readonly Material[];
}

/** Where the business works. */
export interface Region {
  /** The county's name, as in running text. */
  readonly county: string;
  /** The county in addresses: `/anyshire/anytown`. */
  readonly slug: string;
  /** Postcode areas, masked where pages are compared: to exchange them is no difference. */
  readonly postcodeAreas: readonly string[];
}

/** The part of the world that the map of the areas shows, in degrees, and what is written on it. */
export interface MapSettings {
  readonly frame: {
    readonly west: number;
    readonly east: number;
    readonly south: number;
    readonly north: number;
  };
  /** Names of waters, in the map's units: 1000 across. */
  readonly waters: readonly {
    readonly label: string;
    readonly x: number;
    readonly y: number;
  }[];
  /** Counties and unitary authorities that make up the region, as `pack/counties.generated.json` names them: the map shows its border by them. */
  readonly border: readonly string[];
  /** Names of the regions around it, where they are to stand. */
  readonly neighbours: readonly {
    readonly label: string;
    readonly x: number;
    readonly y: number;
  }[];
  /** Slugs of towns that keep their name on a small screen. */
  readonly majorTowns: readonly string[];
}

/** A point on the ground, WGS 84 degrees. */
export type Position = readonly [lat: number, lon: number];

/** What the maps show beside coast and towns, drawn by hand. */
export interface MapFeatures {
  /** From source to mouth. With `km` it is open water so wide, as an estuary that the coastline leaves out. */
  readonly rivers: readonly {
    readonly name: string;
    readonly course: readonly Position[];
    readonly km?: number;
  }[];
  readonly moors: readonly {
    readonly name: string;
    readonly outline: readonly Position[];
  }[];
}

/** What the business does, in the words that frame every page. */
export interface Trade {
  /** What the trade is called: under the name, and on social cards before "in Anytown". */
  readonly name: string;
  /** What people look for in a town, which its own page is headed with before "in Anytown". */
  readonly hubTerm: string;
  /** Ends "Tell us ...": what a customer has to say. */
  readonly need: string;
  /** schema.org's type of such a business. */
  readonly schemaType: string;
  /** Name of the catalogue of offers, and what is in it. */
  readonly catalogue: string;
  readonly offers: readonly Offer[];
}

export interface Offer {
  readonly name: string;
  /** Slugs of the services that it stands for. */
  readonly services: readonly string[];
}

/** An address that is no page's any more, without `.html` and slash at its end, and the page that visitors are led to. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** What a shared link shows: a picture, by its name in `site/media/`, and the words on it. */
export interface Card {
  readonly title: string;
  readonly picture: string;
}

/** A landing page's row in the page table. Its words lie in `site/words/landing-pages/`. */
export interface LandingPageRow {
  readonly id: string;
  readonly path: string;
  /** Slug of the service that it is about. */
  readonly service: string;
  /** In the footer and the breadcrumb. */
  readonly name: string;
  /** In running lists: what is done, and where. */
  readonly link: string;
  readonly card: Card;
}
