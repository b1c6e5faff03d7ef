import type { Business } from '../src/pack-types/business.ts';

/** Who we are. Every field named in `sampleFields` is made up: take its name out there when your own is in. */
export const business: Business = {
  name: %{name},
  shortName: %{shortName},
  description: %{description},
  phone: %{phone},
  phoneInternational: %{phoneInternational},
  email: %{email},
  address: { street: '1 Sample Street', city: %{home}, region: %{county}, postalCode: 'AA1 1AA', country: 'GB' },
  geo: { lat: %{lat}, lon: %{lon} },
  serviceRadiusMetres: 30_000,
  priceRange: '££',
  establishedYear: %{year},
  openingHours: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '17:00',
    text: '8am-5pm, Mon-Fri',
  },
  social: {
    facebook: 'https://www.facebook.com/sample.example',
    tiktok: 'https://www.tiktok.com/@sample.example',
    linkedin: 'https://www.linkedin.com/company/sample-example',
    maps: 'https://maps.google.com/?q=Sample',
  },
  documents: {
    terms: 'https://documents.sample.example/terms.pdf',
    riskAcknowledgement: 'https://documents.sample.example/risk.pdf',
  },
  website: 'www.sample.example',
};

/** Fields of `business` that are made up, for the launch check. */
export const sampleFields: readonly (keyof Business)[] = [
  'address',
  'geo',
  'establishedYear',
  'openingHours',
  'social',
  'documents',
  'website',
];
