import type { Business } from '#core/schemas/business.ts';
import { hours } from './hours.ts';

/** Who we are. Every field named in `sampleFields` is made up: take its name out there when your own is in. */
export const business: Business = {
  name: %{name},
  shortName: %{shortName},
  description: %{description},
  phone: %{phone},
  phoneInternational: %{phoneInternational},
%{raw:whatsapp}
  email: %{email},
  // With street and postalCode, if customers come to you: they are shown then.
  address: { city: %{home}, region: %{county}, country: 'GB' },
  geo: { lat: %{lat}, lon: %{lon} },
  serviceRadiusMetres: 30_000,
  // Visitors are asked for their consent before Google Analytics counts them.
  usesAnalytics: false,
  priceRange: '££',
  establishedYear: %{year},
  openingHours: { week: hours.week, text: '8am-5pm, Mon-Fri' },
  // With text, such as 'Closed on 25 December', once site/hours.ts has such days.
  specialHours: { days: hours.special },
  // Each one that you have: facebook, instagram, tiktok, linkedin, youtube, maps.
  social: {},
  // The addresses of your terms and of an acknowledgement of risk: terms, riskAcknowledgement.
  documents: {},
  website: 'www.sample.example',
};

/** Fields of `business` that are made up, for the launch check. */
export const sampleFields: readonly (keyof Business)[] = [
  'geo',
  'serviceRadiusMetres',
  'establishedYear',
  'openingHours',
  'specialHours',
  'website',
];
