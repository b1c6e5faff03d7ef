import { config } from '../config.ts';
import { business } from '#site/business.ts';
import { servicePrices } from '#site/pricing.ts';
import { trade } from '#site/trade.ts';
import { priceTable } from '#site/words/price-table.ts';
import { footerSections } from '#site/words/footer.ts';
import type { Price } from '../../core/schemas/pricing.ts';
import { ratesIn } from '../../core/domain/price-words.ts';
import { at } from '../../core/domain/assert-defined.ts';
import type { Faq } from '../../core/domain/content.ts';
import { landingRows } from '../../core/domain/page-table.ts';
import { paths } from '../../core/domain/pages.ts';
import type { ServiceSlug } from '../../core/domain/services.ts';
import { topTowns, type Town } from '../../core/domain/towns.ts';
import type { Pair } from '../../core/domain/pictures/describe-pair.ts';
import { socialImageOf } from '../../core/domain/pictures/social-images.ts';
import {
  fallbackWidth,
  pictureUrl,
} from '../../core/domain/pictures/picture-files.ts';

/** A node of a schema.org graph. */
export type JsonLdNode = {
  readonly '@type': string;
  readonly [property: string]: unknown;
};

/** Returns a page's absolute URL. */
const absolute = (path: string) => config.siteUrl + path;
/** Returns the id of the business's node, the same on every page. */
export const businessId = () => `${absolute(paths.home)}#business`;

/** Describes the page and its site. The build adds `dateModified`. */
export function webPageNode(path: string, pair?: Pair): JsonLdNode {
  return {
    '@type': 'WebPage',
    '@id': `${absolute(path)}#page`,
    url: absolute(path),
    isPartOf: {
      '@type': 'WebSite',
      '@id': `${absolute(paths.home)}#website`,
      name: business.name,
      url: absolute(paths.home),
      publisher: { '@id': businessId() },
    },
    inLanguage: 'en-GB',
    ...(pair && {
      primaryImageOfPage: {
        '@type': 'ImageObject',
        contentUrl: absolute(
          pictureUrl(pair.after, {
            width: fallbackWidth(pair.after),
            format: 'jpg',
          }),
        ),
      },
    }),
  };
}

/** Describes a place we serve. schema.org has a type for cities, but not for towns and villages. */
const placeNode = ({ label, type }: Pick<Town, 'label' | 'type'>) => ({
  '@type': type === 'city' ? 'City' : 'Place',
  name: label,
});

/** The footer's texts about our work, which every page shows. */
const footerWords = [
  business.description,
  ...landingRows.map(({ name }) => name),
  ...footerSections.map(({ label }) => label),
];

/** The hours of a closed day in structured data. */
const closed = { opens: '00:00', closes: '00:00' };

/**
 * Describes the business. Lists only offers that the page shows, in its footer or in `alsoShown`,
 * since structured data must match the visible text.
 */
export function businessNode(alsoShown: readonly string[] = []): JsonLdNode {
  const words = [...footerWords, ...alsoShown];
  const shown = words.join('\n').toLowerCase();
  const offers = trade.offers.filter(({ name }) =>
    shown.includes(name.toLowerCase()),
  );
  const { address, geo, openingHours, specialHours, social } = business;
  const usual = openingHours.week.map(({ days, ...span }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    ...span,
  }));
  const special = specialHours.days.map(({ date, hours = closed }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    ...hours,
  }));
  const place = {
    '@type': 'GeoCoordinates',
    latitude: geo.lat,
    longitude: geo.lon,
  };
  return {
    '@type': trade.schemaType,
    '@id': businessId(),
    name: business.name,
    description: business.description,
    url: absolute(paths.home),
    image: absolute(socialImageOf(paths.home).address),
    telephone: business.phoneInternational,
    priceRange: business.priceRange,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    geo: place,
    areaServed: [
      {
        '@type': 'GeoCircle',
        geoMidpoint: place,
        geoRadius: business.serviceRadiusMetres,
      },
      ...topTowns.map(placeNode),
    ],
    openingHoursSpecification: usual.length === 1 ? at(usual, 0) : usual,
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    foundingDate: String(business.establishedYear),
    sameAs: Object.values(social),
    ...(offers.length > 0 && {
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: trade.catalogue,
        itemListElement: offers.map(({ name }) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name },
        })),
      },
    }),
  };
}

export interface Crumb {
  readonly label: string;
  readonly path: string;
}

/** Describes an ordered list of pages: the ones that a page lists, or its breadcrumb trail. */
export const listNode = (
  type: 'ItemList' | 'BreadcrumbList',
  items: readonly Crumb[],
): JsonLdNode => ({
  '@type': type,
  itemListElement: items.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(path),
  })),
});

/** Describes the questions and answers that the page shows. */
export function faqNode(faqs: readonly Faq[]): JsonLdNode {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ q, a }) => ({
      '@type': 'Question',
      name: q,
      acceptedAnswer: { '@type': 'Answer', text: a },
    })),
  };
}

const offerNode = (itemId: string, { pounds, unit }: Price) => ({
  '@type': 'Offer',
  itemOffered: { '@id': itemId },
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    minPrice: pounds.toFixed(2),
    priceCurrency: 'GBP',
    unitCode: unit.code,
    // Other codes are units by themselves.
    ...(unit.code === 'C62' && { unitText: unit.one }),
  },
});

interface ServiceFacts {
  readonly name: string;
  readonly path: string;
  /** Text that the page shows. */
  readonly description: string;
  /** Where the service is offered. */
  readonly area: Town | { readonly county: string };
  /** The service's slug, if towns have pages for it. */
  readonly service: ServiceSlug | undefined;
}

/**
 * Describes a service that the business offers in one area. Its price becomes an offer if the
 * page's price panel states it.
 */
export function serviceNode({
  name,
  path,
  description,
  area,
  service,
}: ServiceFacts): JsonLdNode {
  const id = `${absolute(path)}#service`;
  const price = service && servicePrices[service];
  const row = priceTable.find((one) => one.service === service);
  const isStated =
    price && row && ratesIn(row).some(({ pounds }) => pounds === price.pounds);
  return {
    '@type': 'Service',
    '@id': id,
    name,
    serviceType: name,
    description,
    url: absolute(path),
    provider: { '@id': businessId() },
    areaServed:
      'county' in area
        ? { '@type': 'AdministrativeArea', name: area.county }
        : placeNode(area),
    ...(isStated && { offers: [offerNode(id, price)] }),
  };
}
