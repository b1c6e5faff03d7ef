import type { Business } from '#core/schemas/business.ts';
import { hours } from './hours.ts';

/**
 * Who we are: a made-up business. The phone number is from Ofcom's range for drama; the launch
 * check lists every field below.
 */
export const business: Business = {
  name: 'Fathom & Fern Cleaning',
  shortName: 'Fathom & Fern',
  description:
    'Window, gutter and patio cleaning from Falmouth, for homes and shops in five towns of west Cornwall.',
  phone: '07700 900517',
  phoneInternational: '+447700900517',
  whatsapp: '+447700900517',
  email: 'hello@fathomandfern.example',
  address: {
    street: '2 Example Ope',
    city: 'Falmouth',
    region: 'Cornwall',
    postalCode: 'TR11 9ZZ',
    country: 'GB',
  },
  geo: { lat: 50.15441, lon: -5.07113 },
  serviceRadiusMetres: 45_000,
  usesAnalytics: true,
  priceRange: '££',
  establishedYear: 2025,
  openingHours: { week: hours.week, text: '8am-4pm, Mon-Fri' },
  specialHours: {
    days: hours.special,
    text: '24 December: 8am to 12pm. Closed 25 December',
  },
  social: {
    facebook: 'https://www.facebook.com/fathomandfern.example',
    tiktok: 'https://www.tiktok.com/@fathomandfern.example',
    linkedin: 'https://www.linkedin.com/company/fathomandfern-example',
    maps: 'https://maps.google.com/?q=Fathom+and+Fern+Cleaning+Falmouth',
  },
  documents: {
    terms: 'https://documents.fathomandfern.example/terms.pdf',
    riskAcknowledgement: 'https://documents.fathomandfern.example/risk.pdf',
  },
  website: 'fathomandfern.example',
};

/** Fields of `business` that are made up, for the launch check: all that a visitor could act on. */
export const sampleFields: readonly (keyof Business)[] = [
  'name',
  'shortName',
  'phone',
  'phoneInternational',
  'whatsapp',
  'email',
  'address',
  'establishedYear',
  'openingHours',
  'specialHours',
  'social',
  'documents',
  'website',
];
