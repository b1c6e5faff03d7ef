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
      'March, April and September: in spring the green comes off before summer, in September before the leaves fall.',
    ],
  },
  coast: {
    months: months('ffbbffffbfff'),
    reasons: [
      'October to February: we wash on a mild day, and do not work in frost or a gale.',
      'March, April and September: in spring the green comes off before summer, in September before the winter storms.',
    ],
  },
  moor: {
    months: months('wwwbbfffbfww'),
    reasons: [
      'November to March: shaded ground dries slowly and there may be frost, so we leave wet joints alone.',
      'April, May and September: in spring the green comes off before summer, in September before the wet months.',
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
        'November to March: frost can lift joints that have just been sanded.',
      ],
    },
  },
  'render-cleaning': {
    everywhere: {
      months: months('wwfbbfffbbww'),
      reasons: [
        'April, May, September and October: mild weather, without frost or hot sun, suits a biocide.',
        'November to February: a biocide works slowly in the cold, and frost or heavy rain can stop it.',
      ],
    },
    coast: {
      months: months('wwfbbfffbbfw'),
      reasons: [
        'April, May, September and October: mild weather, without frost or hot sun, suits a biocide.',
        'December to February: a biocide works slowly in the cold, and gales blow the spray about.',
      ],
    },
    moor: {
      months: months('wwwfbbffbfww'),
      reasons: [
        'May, June and September: mild weather, without frost or hot sun, suits a biocide.',
        'November to March: a biocide works slowly in the cold, and frost or moorland rain can stop it.',
      ],
    },
  },
  'roof-moss-removal': {
    everywhere: {
      months: months('wfffffffbbbw'),
      reasons: [
        'December and January: we stay off a roof that may be icy.',
        'September to November: the moss is damp enough to lift whole. The treatment follows on a dry day.',
        'March to August: we look for nests under the eaves first and leave any in use alone.',
      ],
    },
    coast: {
      months: months('wbffffffbbfw'),
      reasons: [
        'December and January: we stay off a roof in frost or a gale.',
        'February, September and October: the moss is damp enough to lift whole. The treatment follows on a dry, calm day.',
        'March to August: we look for nests, gulls included, and leave any in use alone.',
      ],
    },
    moor: {
      months: months('wwfbffffbbww'),
      reasons: [
        'November to February: we stay off a roof that may be icy.',
        'April, September and October: the moss is damp enough to lift whole, and there is no ice. The treatment follows on a dry day.',
        'March to August: we look for nests under the eaves first and leave any in use alone.',
      ],
    },
  },
  'gutter-cleaning': {
    everywhere: {
      months: months('fbffffffffbb'),
      reasons: [
        'February: we clear the moss and grit of winter before birds nest.',
        'March to August: where birds nest, we agree a date after the young have flown.',
        'November and December: the last leaves are down, so no more fall in afterwards.',
      ],
    },
    coast: {
      months: months('ffbfffffffbb'),
      reasons: [
        'March: we clear the moss and grit of winter before most birds nest.',
        'March to August: where birds nest, we agree a date after the young have flown.',
        'November and December: the trees are bare, so few leaves blow in afterwards.',
      ],
    },
    moor: {
      months: months('wfbfffffffbb'),
      reasons: [
        'January: we wait, because ground and gutters may be icy.',
        'March: we clear moss and grit when the frosts ease, before most birds nest.',
        'March to August: where birds nest, we agree a date after the young have flown.',
        'November and December: we clear the leaves once the trees are bare.',
      ],
    },
  },
};
