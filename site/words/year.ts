import type { OrdinarySeason, ServiceYears } from '#core/schemas/year.ts';
import type { ServiceSlug } from '../services.ts';

/** January to December, from a letter each: fine, nests, wait. */
const months = (letters: string): readonly OrdinarySeason[] =>
  [...letters].map((letter) => seasons[letter as keyof typeof seasons]);

const seasons = { f: 'fine', n: 'nests', w: 'wait' } as const;

const paving: ServiceYears = {
  everywhere: {
    months: months('wwfffffffffw'),
    best: {
      months: ['March', 'April', 'September'],
      reason:
        'in spring the green comes off before summer, in September before the leaves fall.',
    },
    reasons: [
      'December to February: we leave wet stone and joints alone while it may freeze.',
    ],
  },
  coast: {
    months: months('ffffffffffff'),
    best: {
      months: ['March', 'April', 'September'],
      reason:
        'in spring the green comes off before summer, in September before the winter storms.',
    },
    reasons: [
      'October to February: we wash on a mild day, and do not work in frost or a gale.',
    ],
  },
  moor: {
    months: months('wwwfffffffww'),
    best: {
      months: ['April', 'May', 'September'],
      reason:
        'in spring the green comes off before summer, in September before the wet months.',
    },
    reasons: [
      'November to March: shaded ground dries slowly and there may be frost, so we leave wet joints alone.',
    ],
  },
};

const sanding = 'block joints dry soon enough to be sanded again.';
const mild = 'mild weather, without frost or hot sun, suits a biocide.';
const damp = 'the moss is damp enough to lift whole.';

/**
 * When to have what done: the trade's calendar, by where the town lies. A profile may have best
 * months of its own. No month is today's: the page is built once and read all year.
 */
export const years: Readonly<Record<ServiceSlug, ServiceYears>> = {
  'pressure-washing': paving,
  'patio-cleaning': paving,
  'driveway-cleaning': {
    everywhere: {
      months: months('wwfffffffffw'),
      best: {
        months: ['April', 'May', 'June', 'July', 'August', 'September'],
        reason: sanding,
      },
      reasons: [
        'December to February: we leave wet joints alone while it may freeze.',
      ],
    },
    coast: {
      months: months('ffffffffffff'),
      best: {
        months: ['April', 'May', 'June', 'July', 'August', 'September'],
        reason: sanding,
      },
      reasons: [
        'December to February: we wash on a mild day and come back to sand the joints.',
      ],
    },
    moor: {
      months: months('wwwfffffffww'),
      best: {
        months: ['May', 'June', 'July', 'August', 'September'],
        reason: sanding,
      },
      reasons: [
        'November to March: frost can lift joints that have just been sanded.',
      ],
    },
  },
  'render-cleaning': {
    everywhere: {
      months: months('wwffffffffww'),
      best: { months: ['April', 'May', 'September', 'October'], reason: mild },
      reasons: [
        'November to February: a biocide works slowly in the cold, and frost or heavy rain can stop it.',
      ],
    },
    coast: {
      months: months('wwfffffffffw'),
      best: { months: ['April', 'May', 'September', 'October'], reason: mild },
      reasons: [
        'December to February: a biocide works slowly in the cold, and gales blow the spray about.',
      ],
    },
    moor: {
      months: months('wwwfffffffww'),
      best: { months: ['May', 'June', 'September'], reason: mild },
      reasons: [
        'November to March: a biocide works slowly in the cold, and frost or moorland rain can stop it.',
      ],
    },
  },
  'roof-moss-removal': {
    everywhere: {
      months: months('wfnnnnnnfffw'),
      best: {
        months: ['September', 'October', 'November'],
        reason: `${damp} The treatment follows on a dry day.`,
      },
      reasons: [
        'December and January: we stay off a roof that may be icy.',
        'March to August: we look for nests under the eaves first and leave any in use alone.',
      ],
    },
    coast: {
      months: months('wfnnnnnnfffw'),
      best: {
        months: ['February', 'September', 'October'],
        reason: `${damp} The treatment follows on a dry, calm day.`,
      },
      reasons: [
        'December and January: we stay off a roof in frost or a gale.',
        'March to August: we look for nests, gulls included, and leave any in use alone.',
      ],
    },
    moor: {
      months: months('wwnnnnnnffww'),
      best: {
        months: ['September', 'October'],
        reason:
          'the moss is damp enough to lift whole, and there is no ice. The treatment follows on a dry day.',
      },
      reasons: [
        'November to February: we stay off a roof that may be icy.',
        'March to August: we look for nests under the eaves first and leave any in use alone.',
      ],
    },
  },
  'gutter-cleaning': {
    everywhere: {
      months: months('ffnnnnnnffff'),
      best: {
        months: ['February', 'November', 'December'],
        reason:
          'before birds nest, or once the last leaves are down, so that no more fall in afterwards.',
      },
      reasons: [
        'March to August: where birds nest, we agree a date after the young have flown.',
      ],
    },
    coast: {
      months: months('ffnnnnnnffff'),
      best: {
        months: ['February', 'November', 'December'],
        reason:
          'before birds nest, or once the trees are bare and few leaves blow in afterwards.',
      },
      reasons: [
        'March to August: where birds nest, we agree a date after the young have flown.',
      ],
    },
    moor: {
      months: months('wfnnnnnnffff'),
      best: {
        months: ['November', 'December'],
        reason: 'we clear the leaves once the trees are bare.',
      },
      reasons: [
        'January: we wait, because ground and gutters may be icy.',
        'March to August: where birds nest, we agree a date after the young have flown.',
      ],
    },
  },
};
