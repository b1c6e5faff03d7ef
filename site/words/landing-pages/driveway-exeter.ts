import type { LandingPageCopy } from '#core/schemas/landing-page-copy.ts';
import { figure } from '../../pricing.ts';
import type { PairName } from '../../pairs.ts';

export const drivewayExeter: LandingPageCopy<PairName> = {
  title: 'Driveway Cleaning Exeter: Block & Tarmac',
  description:
    'Driveway cleaning in Exeter: moss scraped off, blocks washed and sanded, concrete and tarmac cleaned with care. Ask for a free ' +
    'site visit and a price.',
  heading: 'Driveway Cleaning in Exeter',
  standfirst:
    'A drive in Exeter may be steep in Pennsylvania or flat in St Thomas, with red soil nearly everywhere. How it lies matters more to us ' +
    'than how big it is.',
  pair: 'herringbone-blocks',
  figure: 'brushed-concrete',
  intro: [
    'Drives differ from one side of Exeter to the other. In Pennsylvania they run steeply down from the road or up to it, and a ' +
      'wet week brings leaf mould with the water. Along the 1930s streets of Heavitree and Whipton, front gardens have made way for ' +
      'block paving and concrete. Across the river in St Thomas the ground is low and flat, so paving there is slow to dry.',
    'Most of the dark colour is growth: algae on the face, moss in the joints, grass where the tyres never reach. The rest is soil. ' +
      'Much of the city stands on red ground, and what washes out of a border dries as a rusty film on pale blocks. Left alone, joints ' +
      'fill with dirt, seeds take hold in it, and the paving starts to move.',
    'We scrape off the moss, pull the weeds, wash with a rotary surface cleaner and put dry sand back between blocks. Resin ' +
      'gets less pressure than concrete, and old tarmac only a soft rinse. We treat oil as well as we can, without promising that it ' +
      'will all come out. Every job begins ' +
      'with a free visit, because the slope, the drains and the age of the surface matter as much as the size.',
  ],
  benefits: [
    {
      title: 'Care on steep drives',
      text:
        'On a steep drive we work in short strips and hold back the silt, so that it does not end up on the pavement or in the house ' +
        'below.',
    },
    {
      title: 'Sand back in the joints',
      text:
        'Block paving locks together only while its joints are full. We brush in kiln-dried sand once the blocks are dry enough to ' +
        'take it.',
    },
    {
      title: 'Every surface judged first',
      text:
        `Drives are washed within ${figure('driveway-cleaning', 'pressure')}. Sound concrete takes the upper part and resin ` +
        'the lower. Old tarmac is brushed and rinsed softly, and loose gravel is not washed.',
    },
    {
      title: 'Straight talk about oil',
      text:
        'We degrease oil stains and remove them to the best of our ability. Removal is not guaranteed, and you hear that from us at ' +
        'the start.',
    },
    {
      title: 'Safer by the front door',
      text:
        'Green paving is slippery in the wet. Clearing the film matters most on the slope, on the step and where you get out of the ' +
        'car.',
    },
  ],
  process: [
    {
      title: 'Visit and quote',
      text: 'We measure the drive, look at the joints, the fall and the drains, and note any oil. You get the price in writing.',
    },
    {
      title: 'Scrape and weed',
      text: 'Cars are moved, thick moss comes off with a scraper and weeds come out by the root. Oil spots get a degreaser.',
    },
    {
      title: 'Wash in strips',
      text: 'The surface cleaner works across the slope in overlapping strips. Edges and channel drains are done by lance and by hand.',
    },
    {
      title: 'Clear up and sand',
      text: 'Silt is collected, walls and doors are rinsed, and block joints are filled when they are dry, on a later visit if need be.',
    },
  ],
  faqs: [
    {
      q: 'What does it cost to have a driveway cleaned in Exeter?',
      a:
        `Prices are from ${figure('driveway-cleaning', 'priceFrom')}, and whole jobs are usually ` +
        `${figure('driveway-cleaning', 'typicalCost')}. Thick moss, a steep slope or a lot of sanding puts the figure up; plain ` +
        'concrete keeps it down. We see the drive first, free of charge, and confirm the price in writing before you decide anything.',
    },
    {
      q: 'Can you get oil off my drive?',
      a:
        'We try, and we do not guarantee it. Fresh drips on concrete generally lift with a degreaser. Old oil in the pores of a block ' +
        'usually leaves a shadow. On tarmac it softens the surface itself, so the mark may be damage rather than dirt. We tell you ' +
        'what to expect when we quote.',
    },
    {
      q: 'Our drive in Pennsylvania is very steep. Is that a problem?',
      a:
        'No, though it changes the order of work. We start at the top, keep the strips short and stop the silt at the bottom before it ' +
        'reaches the road. Hoses are tied off and we wear shoes that grip. If there is a channel drain by the garage, we clear it ' +
        'first.',
    },
    {
      q: 'Where will you park if our street is permit only?',
      a:
        'Many streets near the middle of Exeter are for permit holders, so we ask about parking before we set out. Your own drive has ' +
        'to be empty for us to clean it. If the road is restricted, a visitor permit or somewhere to unload is generally all we need.',
    },
    {
      q: 'How long will it take, and when should it be done again?',
      a:
        `Most drives take ${figure('driveway-cleaning', 'duration')}, with the sanding of block joints sometimes left for a drier day. ` +
        `Results last ${figure('driveway-cleaning', 'lasts')}, and less beneath a hedge or on the shaded side of a hill. Have it ` +
        'done again when the joints turn green.',
    },
  ],
  related: [
    {
      label: 'Driveway cleaning, Exeter area page',
      town: 'exeter',
      service: 'driveway-cleaning',
    },
    {
      label: 'Driveway cleaning in Exmouth',
      town: 'exmouth',
      service: 'driveway-cleaning',
    },
    {
      label: 'Driveway cleaning in Crediton',
      town: 'crediton',
      service: 'driveway-cleaning',
    },
    { label: 'Patio cleaning in Exeter', landing: 'patio-exeter' },
    { label: 'Roof cleaning across Devon', landing: 'roof-devon' },
  ],
  serviceType: 'Driveway Cleaning',
};
