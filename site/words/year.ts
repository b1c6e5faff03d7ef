import type { Season, ServiceYears } from '#pack/schemas/year.ts';
import type { ServiceSlug } from '../services.ts';

/** January to December, from a letter each: best, fine, wait. */
const months = (letters: string): readonly Season[] =>
  [...letters].map((letter) => seasons[letter as keyof typeof seasons]);

const seasons = { b: 'best', f: 'fine', w: 'wait' } as const;

const paving: ServiceYears = {
  everywhere: {
    months: months('wwbbffffbffw'),
    reasons: [
      'December to February: we leave wet stone and joints alone while it may freeze.',
      'March, April and September: the green comes off before summer, or before the leaves fall.',
    ],
  },
  coast: {
    months: months('ffbbffffbfff'),
    reasons: [
      'October to February: we wash on a mild day, and do not work in frost or a gale.',
      'March, April and September: the green comes off before summer, or before the winter storms.',
    ],
  },
  moor: {
    months: months('wwwbbfffbfww'),
    reasons: [
      'November to March: frost lasts longer near the moor, and we leave wet joints alone.',
      'April, May and September: mild enough for a treatment to work.',
    ],
  },
};

/**
 * When to have what done: the trade's calendar, by where the town lies. No month is today's: the
 * page is built once and read all year.
 */
export const years: Readonly<Record<ServiceSlug, ServiceYears>> = {
  'pressure-washing': paving,
  'patio-cleaning': paving,
  'driveway-cleaning': {
    everywhere: {
      months: months('wwfbbbbbbffw'),
      reasons: [
        'April to September: block joints dry soon enough to be sanded again.',
        'December to February: we leave wet joints alone while it may freeze.',
      ],
    },
    coast: {
      months: months('fffbbbbbbfff'),
      reasons: [
        'April to September: block joints dry soon enough to be sanded again.',
        'December to February: we wash on a mild day and come back to sand the joints.',
      ],
    },
    moor: {
      months: months('wwwfbbbbbfww'),
      reasons: [
        'May to September: block joints dry soon enough to be sanded again.',
        'November to March: frost near the moor lifts joints that have just been sanded.',
      ],
    },
  },
  'render-cleaning': {
    everywhere: {
      months: months('wwfbbfffbbww'),
      reasons: [
        'April, May, September and October: mild, still weather, which a biocide needs.',
        'November to February: frost and gales can stop a treatment before it has worked.',
      ],
    },
    coast: {
      months: months('wwfbbfffbbfw'),
      reasons: [
        'April, May, September and October: mild, still weather, which a biocide needs.',
        'December to February: gales blow the spray about and rain washes it off.',
      ],
    },
    moor: {
      months: months('wwwfbbffbfww'),
      reasons: [
        'May, June and September: mild, still weather, which a biocide needs.',
        'November to March: frost and moorland rain can stop a treatment before it has worked.',
      ],
    },
  },
  'roof-moss-removal': {
    everywhere: {
      months: months('wbffffffbbbw'),
      reasons: [
        'February, and September to November: damp moss comes away cleanly.',
        'March to August: we look for nests under the eaves first and leave any in use alone.',
      ],
    },
    coast: {
      months: months('wbffffffbbfw'),
      reasons: [
        'February, September and October: the moss is damp and comes away cleanly. We do not go up in a gale.',
        'March to August: we look for nests, gulls included, and leave any in use alone.',
      ],
    },
    moor: {
      months: months('wwfbffffbbww'),
      reasons: [
        'April, September and October: the roof is damp, and free of ice.',
        'March to August: we look for nests under the eaves first and leave any in use alone.',
      ],
    },
  },
  'gutter-cleaning': {
    everywhere: {
      months: months('fbffffffffbb'),
      reasons: [
        'February: we clear what came down in winter before the birds nest.',
        'March to August: a nest in use stays until the young have flown.',
        'November and December: when the last leaves are down, one clearing is enough.',
      ],
    },
    coast: {
      months: months('ffbffffffbbf'),
      reasons: [
        'March: we clear what came down in winter before most birds nest.',
        'March to August: a nest in use stays until the young have flown.',
        'October and November: leaves come out before the worst of the winter gales.',
      ],
    },
    moor: {
      months: months('wfbffffffbbf'),
      reasons: [
        'January: we wait, because ground and gutters may be icy.',
        'March: moss and grit come out when the frosts ease, before most birds nest.',
        'March to August: a nest in use stays until the young have flown.',
        'October and November: leaves come out before the hard frosts.',
      ],
    },
  },
};
