export type TownType = 'city' | 'town' | 'village';

/** A place we serve. Coordinates are WGS 84 degrees, from GeoNames (CC BY 4.0). */
export interface Town {
  readonly slug: string;
  readonly label: string;
  readonly type: TownType;
  readonly lat: number;
  readonly lon: number;
}

/*
 * In tour order: neighbours on a page are the two towns before and the two after in this list, so
 * the order follows the map. towns.test.ts keeps the mean distance between neighbours short.
 */
export const towns: readonly Town[] = [
  { slug: 'tavistock', label: 'Tavistock', type: 'town', lat: 50.54944, lon: -4.14418 },
  { slug: 'bere-alston', label: 'Bere Alston', type: 'village', lat: 50.48233, lon: -4.19034 },
  { slug: 'plymouth', label: 'Plymouth', type: 'city', lat: 50.3715, lon: -4.143 },
  { slug: 'yealmpton', label: 'Yealmpton', type: 'village', lat: 50.34856, lon: -3.99877 },
  { slug: 'ivybridge', label: 'Ivybridge', type: 'town', lat: 50.39039, lon: -3.91914 },
  { slug: 'kingsbridge', label: 'Kingsbridge', type: 'town', lat: 50.28451, lon: -3.77638 },
  { slug: 'salcombe', label: 'Salcombe', type: 'town', lat: 50.23743, lon: -3.76874 },
  { slug: 'dartmouth', label: 'Dartmouth', type: 'town', lat: 50.3522, lon: -3.5794 },
  { slug: 'brixham', label: 'Brixham', type: 'town', lat: 50.39431, lon: -3.51585 },
  { slug: 'paignton', label: 'Paignton', type: 'town', lat: 50.43565, lon: -3.56789 },
  { slug: 'torquay', label: 'Torquay', type: 'town', lat: 50.46198, lon: -3.52522 },
  { slug: 'totnes', label: 'Totnes', type: 'town', lat: 50.43107, lon: -3.6843 },
  { slug: 'buckfastleigh', label: 'Buckfastleigh', type: 'town', lat: 50.48132, lon: -3.77913 },
  { slug: 'ashburton', label: 'Ashburton', type: 'town', lat: 50.51559, lon: -3.75572 },
  { slug: 'bovey-tracey', label: 'Bovey Tracey', type: 'town', lat: 50.59259, lon: -3.67543 },
  { slug: 'newton-abbot', label: 'Newton Abbot', type: 'town', lat: 50.52858, lon: -3.61186 },
  { slug: 'chudleigh', label: 'Chudleigh', type: 'town', lat: 50.60496, lon: -3.60031 },
  { slug: 'kingsteignton', label: 'Kingsteignton', type: 'town', lat: 50.5502, lon: -3.5865 },
  { slug: 'teignmouth', label: 'Teignmouth', type: 'town', lat: 50.54768, lon: -3.49637 },
  { slug: 'dawlish', label: 'Dawlish', type: 'town', lat: 50.58118, lon: -3.46644 },
  { slug: 'exmouth', label: 'Exmouth', type: 'town', lat: 50.61723, lon: -3.40233 },
  { slug: 'budleigh-salterton', label: 'Budleigh Salterton', type: 'town', lat: 50.62983, lon: -3.32181 },
  { slug: 'topsham', label: 'Topsham', type: 'village', lat: 50.68596, lon: -3.46696 },
  { slug: 'exeter', label: 'Exeter', type: 'city', lat: 50.7236, lon: -3.52751 },
  { slug: 'crediton', label: 'Crediton', type: 'town', lat: 50.7895, lon: -3.6525 },
  { slug: 'moretonhampstead', label: 'Moretonhampstead', type: 'village', lat: 50.66077, lon: -3.76495 },
  { slug: 'winkleigh', label: 'Winkleigh', type: 'village', lat: 50.85581, lon: -3.943 },
  { slug: 'okehampton', label: 'Okehampton', type: 'town', lat: 50.73841, lon: -4.0016 },
  { slug: 'hatherleigh', label: 'Hatherleigh', type: 'village', lat: 50.82144, lon: -4.07228 },
  { slug: 'holsworthy', label: 'Holsworthy', type: 'town', lat: 50.81196, lon: -4.35383 },
  { slug: 'great-torrington', label: 'Great Torrington', type: 'town', lat: 50.95309, lon: -4.14401 },
  { slug: 'bideford', label: 'Bideford', type: 'town', lat: 51.01678, lon: -4.20832 },
  { slug: 'northam', label: 'Northam', type: 'town', lat: 51.0385, lon: -4.2185 },
  { slug: 'fremington', label: 'Fremington', type: 'village', lat: 51.0705, lon: -4.125 },
  { slug: 'barnstaple', label: 'Barnstaple', type: 'town', lat: 51.08022, lon: -4.05808 },
  { slug: 'ilfracombe', label: 'Ilfracombe', type: 'town', lat: 51.2093, lon: -4.11344 },
  { slug: 'combe-martin', label: 'Combe Martin', type: 'village', lat: 51.19873, lon: -4.02343 },
  { slug: 'lynton', label: 'Lynton', type: 'village', lat: 51.22968, lon: -3.84131 },
  { slug: 'south-molton', label: 'South Molton', type: 'town', lat: 51.01667, lon: -3.83333 },
  { slug: 'bampton', label: 'Bampton', type: 'village', lat: 50.9895, lon: -3.4875 },
  { slug: 'tiverton', label: 'Tiverton', type: 'town', lat: 50.90241, lon: -3.49232 },
  { slug: 'cullompton', label: 'Cullompton', type: 'town', lat: 50.8553, lon: -3.39268 },
  { slug: 'bradninch', label: 'Bradninch', type: 'village', lat: 50.82491, lon: -3.42465 },
  { slug: 'ottery-st-mary', label: 'Ottery St Mary', type: 'town', lat: 50.7515, lon: -3.272 },
  { slug: 'honiton', label: 'Honiton', type: 'town', lat: 50.7996, lon: -3.18899 },
  { slug: 'sidmouth', label: 'Sidmouth', type: 'town', lat: 50.69094, lon: -3.2397 },
  { slug: 'colyton', label: 'Colyton', type: 'village', lat: 50.74006, lon: -3.07021 },
  { slug: 'seaton', label: 'Seaton', type: 'town', lat: 50.7049, lon: -3.07 },
  { slug: 'axminster', label: 'Axminster', type: 'town', lat: 50.78259, lon: -2.99787 },
];

const townBySlug = new Map(towns.map((town) => [town.slug, town]));

/** The town with this slug, or undefined for a slug that is not ours. */
export function findTown(slug: string): Town | undefined {
  return townBySlug.get(slug);
}

/** Up to four neighbours: two before and two after `town` in `list`; fewer at its ends. */
export function neighboursOf(town: Town, list: readonly Town[] = towns): Town[] {
  const index = list.indexOf(town);
  return [...list.slice(Math.max(0, index - 2), index), ...list.slice(index + 1, index + 3)];
}

/** The twelve towns of the footer's 'Top Areas', in the order shown. */
export const topTowns: readonly Town[] = [
  'exeter',
  'plymouth',
  'torquay',
  'paignton',
  'newton-abbot',
  'exmouth',
  'sidmouth',
  'barnstaple',
  'bideford',
  'tiverton',
  'teignmouth',
  'honiton',
].map((slug) => towns.find((town) => town.slug === slug)!);

const EARTH_RADIUS_KM = 6371;

/** Great-circle distance in kilometres (haversine formula). */
export function distanceKm(from: Pick<Town, 'lat' | 'lon'>, to: Pick<Town, 'lat' | 'lon'>): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const dLat = radians(to.lat - from.lat);
  const dLon = radians(to.lon - from.lon);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h));
}
