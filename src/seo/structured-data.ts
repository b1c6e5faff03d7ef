import { config } from '../config.ts';
import { business } from '#site/business.ts';
import { pageCards } from '#site/cards.ts';
import { trade } from '#site/trade.ts';
import { footerSections } from '#site/words/footer.ts';
import type { Faq } from '../domain/content.ts';
import { landingRows } from '../domain/page-table.ts';
import { paths } from '../domain/pages.ts';
import { topTowns, type Town } from '../domain/towns.ts';
import type { PictureName } from '#site/words/picture-texts.ts';
import { pictures } from '../domain/pictures/pictures.ts';
import { fullWidth, pictureUrl } from '../domain/pictures/picture-files.ts';

/** A node of a schema.org graph. */
export type JsonLdNode = {
  readonly '@type': string;
  readonly [property: string]: unknown;
};

/** A page's address with the site's origin. */
export const absolute = (path: string) => config.siteUrl + path;
/** Names the business in the graph of every page. */
export const businessId = () => `${absolute(paths.home)}#business`;

/** Absolute address of a photograph at its full size. */
export function photoUrl(name: PictureName): string {
  const picture = pictures[name];
  return absolute(
    pictureUrl(picture, { width: fullWidth(picture), format: 'jpg' }),
  );
}

/** A place we serve. Only a city is a City: schema.org has no type for a town or village but Place. */
const placeNode = ({ label, type }: Pick<Town, 'label' | 'type'>) => ({
  '@type': type === 'city' ? 'City' : 'Place',
  name: label,
});

/** What the footer of every page says of our work. */
const saidEverywhere = [
  business.description,
  ...landingRows.map(({ name }) => name),
  ...footerSections.map(({ label }) => label),
];

/** The business, from the same facts as the visible text: of its offers those that the page shows, here or in `alsoShown`. */
export function businessNode(alsoShown: readonly string[] = []): JsonLdNode {
  const shown = [...saidEverywhere, ...alsoShown].join('\n').toLowerCase();
  const offers = trade.offers.filter(({ name }) =>
    shown.includes(name.toLowerCase()),
  );
  const { address, geo, openingHours, social } = business;
  return {
    '@type': trade.schemaType,
    '@id': businessId(),
    name: business.name,
    description: business.description,
    url: absolute(paths.home),
    image: photoUrl(pageCards.home.picture),
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
    geo: { '@type': 'GeoCoordinates', latitude: geo.lat, longitude: geo.lon },
    areaServed: [
      {
        '@type': 'GeoCircle',
        geoMidpoint: {
          '@type': 'GeoCoordinates',
          latitude: geo.lat,
          longitude: geo.lon,
        },
        geoRadius: business.serviceRadiusMetres,
      },
      ...topTowns.map(placeNode),
    ],
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: openingHours.days,
      opens: openingHours.opens,
      closes: openingHours.closes,
    },
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

/** Pages in an order: those that a page lists, or the trail to it, the page itself last. */
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

/** The questions that the page shows. */
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

/** Names the service that the page at `path` is about. */
export const serviceId = (path: string) => `${absolute(path)}#service`;

interface ServiceFacts {
  readonly name: string;
  readonly path: string;
  /** Given where the page shows it: structured data says nothing that the page does not. */
  readonly description?: string;
  /** A town of ours, or the county. */
  readonly area: Town | { readonly county: string };
  /** Where the page shows a price. */
  readonly offers?: readonly object[];
}

/** A service offered by the business in one place. */
export function serviceNode({
  name,
  path,
  description,
  area,
  offers = [],
}: ServiceFacts): JsonLdNode {
  return {
    '@type': 'Service',
    '@id': serviceId(path),
    name,
    serviceType: name,
    description,
    url: absolute(path),
    provider: { '@id': businessId() },
    areaServed:
      'county' in area
        ? { '@type': 'AdministrativeArea', name: area.county }
        : placeNode(area),
    ...(offers.length > 0 && { offers }),
  };
}
