import { businessTypes } from '../../pack/business-types.ts';
import type { FoundObject } from '../read/read-structured-data.ts';

/**
 * Properties that search engines require and recommend for each type; `a|b` asks for either.
 * Street and postcode are not asked for: a business that visits its customers may keep them
 * private.
 */
type Asked = readonly [required?: string, recommended?: string];

const localBusiness: Asked = [
  'name address',
  'telephone url image geo openingHoursSpecification priceRange areaServed',
];
const article: Asked = ['', 'headline image author datePublished dateModified'];
const nothing: Asked = [];

/** A map, since data may name a type "constructor", which every object has as a property. */
const byType = new Map(
  Object.entries<Asked>({
    ...Object.fromEntries(businessTypes.map((type) => [type, localBusiness])),
    Organization: ['name', 'url logo'],
    WebSite: ['name url'],
    WebPage: nothing,
    AboutPage: nothing,
    CollectionPage: nothing,
    ContactPage: nothing,
    Article: article,
    BlogPosting: article,
    Blog: nothing,
    Person: ['name'],
    City: nothing,
    Place: nothing,
    AdministrativeArea: nothing,
    PostalAddress: ['addressLocality addressCountry', 'addressRegion'],
    GeoCoordinates: ['latitude longitude'],
    GeoCircle: ['geoMidpoint geoRadius'],
    OpeningHoursSpecification: ['opens closes', 'dayOfWeek|validFrom'],
    Service: ['name', 'provider areaServed serviceType'],
    OfferCatalog: ['itemListElement', 'name'],
    Offer: ['itemOffered|price|priceSpecification'],
    UnitPriceSpecification: [
      'price|minPrice priceCurrency',
      'unitCode|unitText',
    ],
    // A business may not rate itself, which another rule says.
    AggregateRating: nothing,
    Rating: nothing,
    Review: nothing,
    BreadcrumbList: ['itemListElement'],
    ItemList: ['itemListElement'],
    ListItem: ['position name|item'],
    FAQPage: ['mainEntity'],
    Question: ['name acceptedAnswer'],
    Answer: ['text'],
    ImageObject: ['contentUrl'],
    VideoObject: [
      'name thumbnailUrl uploadDate',
      'contentUrl|embedUrl description duration',
    ],
  }),
);

export const knownTypes = [...byType.keys()];

/** Objects that need no recommended properties: a catalogue's services, and posts of the diary. */
const onlyNamed = /itemOffered|blogPost/;

const isGiven = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isGiven) : (value ?? '') !== '';

/**
 * Returns the properties asked for `type` that an object lacks; undefined if the type is unknown.
 */
export function missingOf(
  type: string,
  { object, pointer }: FoundObject,
): { readonly required: string[]; readonly recommended: string[] } | undefined {
  const properties = byType.get(type);
  if (!properties) return undefined;
  const lacking = (names = '') =>
    (names.match(/\S+/g) ?? [])
      .filter((name) => !name.split('|').some((one) => isGiven(object[one])))
      .map((name) => name.replaceAll('|', ' or '));
  const [required, recommended] = properties;
  return {
    required: lacking(required),
    recommended: onlyNamed.test(pointer) ? [] : lacking(recommended),
  };
}
