import type { Business } from '#core/schemas/business.ts';
import { hours } from './hours.ts';

/**
 * Who we are. The identity is a sample until the owner's own replaces it: every field named in
 * `sampleFields` is made up (the phone number is from Ofcom's range for drama) and the launch
 * check lists it.
 */
export const business: Business = {
  name: 'Tidemark Exterior Cleaning',
  shortName: 'Tidemark',
  description:
    'Family-owned exterior cleaning from Exmouth: driveways, patios, render, roofs and gutters for homes and businesses across Devon.',
  phone: '07700 900382',
  phoneInternational: '+447700900382',
  whatsapp: '+447700900382',
  email: 'hello@tidemark.example',
  // Without street and postcode, which are shown where they are given: we travel to our customers.
  address: { city: 'Exmouth', region: 'Devon', country: 'GB' },
  geo: { lat: 50.61723, lon: -3.40233 },
  serviceRadiusMetres: 30_000,
  usesAnalytics: true,
  priceRange: '££',
  establishedYear: 2023,
  openingHours: { week: hours.week, text: '8am-6pm, Mon-Sat' },
  specialHours: { days: hours.special },
  social: {
    facebook: 'https://www.facebook.com/tidemark.example',
    tiktok: 'https://www.tiktok.com/@tidemark.example',
    linkedin: 'https://www.linkedin.com/company/tidemark-example',
    maps: 'https://maps.google.com/?q=Tidemark+Exterior+Cleaning+Exmouth',
  },
  documents: {
    terms: 'https://documents.tidemark.example/terms-and-conditions.pdf',
    riskAcknowledgement:
      'https://documents.tidemark.example/acknowledgement-of-risk.pdf',
  },
  website: 'tidemark.example',
};

/** Fields of `business` that are made up, for the launch check. */
export const sampleFields: readonly (keyof Business)[] = [
  'name',
  'shortName',
  'phone',
  'phoneInternational',
  'whatsapp',
  'email',
  'address',
  'social',
  'documents',
  'website',
];
