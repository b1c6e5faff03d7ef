/** What search engines require and recommend of a type. */
interface TypeProperties {
  readonly required: readonly string[];
  readonly recommended: readonly string[];
}

/*
 * A street and a postcode are not asked for: a business that visits its customers may keep its own
 * address to itself.
 */
const localBusiness: TypeProperties = {
  required: ['name', 'address'],
  recommended: ['telephone', 'url', 'image', 'geo', 'openingHoursSpecification', 'priceRange', 'areaServed'],
};

const byType: Readonly<Record<string, TypeProperties>> = {
  LocalBusiness: localBusiness,
  HomeAndConstructionBusiness: localBusiness,
  Organization: { required: ['name'], recommended: ['url', 'logo'] },
  WebSite: { required: ['name', 'url'], recommended: [] },
  PostalAddress: { required: ['addressLocality', 'addressCountry'], recommended: ['addressRegion'] },
  GeoCoordinates: { required: ['latitude', 'longitude'], recommended: [] },
  GeoCircle: { required: ['geoMidpoint', 'geoRadius'], recommended: [] },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'], recommended: [] },
  OfferCatalog: { required: ['itemListElement'], recommended: ['name'] },
  Offer: { required: ['itemOffered'], recommended: [] },
  Service: { required: ['name'], recommended: ['provider', 'areaServed', 'serviceType'] },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ListItem: { required: ['position', 'name'], recommended: ['item'] },
  FAQPage: { required: ['mainEntity'], recommended: [] },
  Question: { required: ['name', 'acceptedAnswer'], recommended: [] },
  Answer: { required: ['text'], recommended: [] },
};

/** Undefined for a type the reviewer does not know. */
export const propertiesOf = (type: string): TypeProperties | undefined => byType[type];
