import type { ServiceYear } from '#pack/schemas/year.ts';
import type { ServiceSlug } from '../services.ts';

const paving = {
  months: [
    'wait',
    'wait',
    'best',
    'best',
    'fine',
    'fine',
    'fine',
    'fine',
    'best',
    'fine',
    'fine',
    'wait',
  ],
  reasons: [
    'Frost: wet stone and joints are left alone while it may freeze.',
    'March and April: winter green comes off before you want to sit out.',
    'May and June: pollen settles on wet ground and is rinsed off again.',
    'September: clean before the leaves come down and the days get damp.',
  ],
} as const satisfies ServiceYear;

/** When to have what done: the trade's calendar on this coast. No month is today's; the page is built once and read all year. */
export const years: Readonly<Record<ServiceSlug, ServiceYear>> = {
  'pressure-washing': paving,
  'patio-cleaning': paving,
  'driveway-cleaning': {
    months: [
      'wait',
      'wait',
      'fine',
      'best',
      'best',
      'best',
      'best',
      'best',
      'best',
      'fine',
      'fine',
      'wait',
    ],
    reasons: [
      'Frost: wet joints are left alone while it may freeze.',
      'April to September: block joints dry soon enough to take their sand back.',
      'October and November: leaves bring the green back early, so sweep them off.',
    ],
  },
  'render-cleaning': {
    months: [
      'wait',
      'wait',
      'fine',
      'best',
      'best',
      'fine',
      'fine',
      'fine',
      'best',
      'best',
      'wait',
      'wait',
    ],
    reasons: [
      'Gales and frost: treatment is blown or washed off before it has worked.',
      'April, May, September and October: damp, mild and still, which is what a biocide needs.',
      'High summer: hot walls dry it too soon, so we follow the shade round.',
    ],
  },
  'roof-moss-removal': {
    months: [
      'wait',
      'best',
      'fine',
      'fine',
      'fine',
      'fine',
      'fine',
      'fine',
      'best',
      'best',
      'best',
      'wait',
    ],
    reasons: [
      'Frost and gales: nobody works on an icy or windy roof.',
      'February, and September to November: damp moss comes away cleanly. We still look for nests first.',
      'March to August: we look for nests under the eaves first and leave used ones alone.',
    ],
  },
  'gutter-cleaning': {
    months: [
      'fine',
      'best',
      'fine',
      'fine',
      'fine',
      'fine',
      'fine',
      'fine',
      'fine',
      'fine',
      'best',
      'best',
    ],
    reasons: [
      'November and December: when the last leaves are down, once is enough.',
      'February: before birds look for a place, and before spring rain.',
      'March to August: a nest in use stays until the young have flown.',
      'September and October: fine, though more leaves are to come.',
    ],
  },
};
