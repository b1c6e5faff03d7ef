import { businessTypes } from '../../pack/business-types.ts';

/** What search engines require and recommend of a type. */
interface TypeProperties {
  readonly required: readonly string[];
  readonly recommended: readonly string[];
}

/* A street and a postcode are not asked for: a business that visits its customers may keep them to itself. */
const localBusiness: TypeProperties = {
  required: ['name', 'address'],
  recommended: [
    'telephone',
    'url',
    'image',
    'geo',
    'openingHoursSpecification',
    'priceRange',
    'areaServed',
  ],
};

const known: TypeProperties = { required: [], recommended: [] };

const byType: Readonly<Record<string, TypeProperties>> = {
  ...Object.fromEntries(businessTypes.map((type) => [type, localBusiness])),
  ...Object.fromEntries(
    'WebPage City Place AdministrativeArea'
      .split(' ')
      .map((type) => [type, known]),
  ),
  CollectionPage: known,
  ContactPage: known,
  AboutPage: known,
  ItemList: { required: ['itemListElement'], recommended: [] },
  ImageObject: { required: ['contentUrl'], recommended: [] },
  UnitPriceSpecification: { required: ['priceCurrency'], recommended: [] },
  BlogPosting: { required: [], recommended: ['headline', 'datePublished'] },
  Blog: known,
  Review: {
    required: ['author', 'itemReviewed', 'reviewRating'],
    recommended: ['datePublished'],
  },
  AggregateRating: { required: ['ratingValue'], recommended: [] },
  Rating: { required: ['ratingValue'], recommended: [] },
  Product: { required: ['name'], recommended: [] },
  Person: { required: ['name'], recommended: [] },
  Organization: { required: ['name'], recommended: ['url', 'logo'] },
  WebSite: { required: ['name', 'url'], recommended: [] },
  PostalAddress: {
    required: ['addressLocality', 'addressCountry'],
    recommended: ['addressRegion'],
  },
  GeoCoordinates: { required: ['latitude', 'longitude'], recommended: [] },
  GeoCircle: { required: ['geoMidpoint', 'geoRadius'], recommended: [] },
  OpeningHoursSpecification: {
    required: ['dayOfWeek', 'opens', 'closes'],
    recommended: [],
  },
  OfferCatalog: { required: ['itemListElement'], recommended: ['name'] },
  Offer: { required: ['itemOffered'], recommended: [] },
  Service: {
    required: ['name'],
    recommended: ['provider', 'areaServed', 'serviceType'],
  },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ListItem: { required: ['position', 'name'], recommended: ['item'] },
  FAQPage: { required: ['mainEntity'], recommended: [] },
  Question: { required: ['name', 'acceptedAnswer'], recommended: [] },
  Answer: { required: ['text'], recommended: [] },
};

/** Undefined for a type the reviewer does not know. */
export const propertiesOf = (type: string): TypeProperties | undefined =>
  byType[type];
