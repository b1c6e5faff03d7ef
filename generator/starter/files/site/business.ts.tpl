import type { Business } from '#pack/schemas/business.ts';

/** Who we are. Every field named in `sampleFields` is made up: take its name out there when your own is in. */
export const business: Business = {
  name: %{name},
  shortName: %{shortName},
  description: %{description},
  phone: %{phone},
  phoneInternational: %{phoneInternational},
  email: %{email},
  // With street and postalCode, if customers come to you: they are shown then.
  address: { city: %{home}, region: %{county}, country: %{stays}'GB' },
  geo: { lat: %{lat}, lon: %{lon} },
  serviceRadiusMetres: 30_000,
  priceRange: '££',
  establishedYear: %{year},
  openingHours: {
    days: %{stays}['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: %{stays}'08:00',
    closes: '17:00',
    text: '8am-5pm, Mon-Fri',
  },
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
  'website',
];
