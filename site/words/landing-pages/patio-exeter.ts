import { promises } from '../../promises.ts';
import type { LandingPageCopy } from '#core/schemas/landing-page-copy.ts';
import { figure } from '../../pricing.ts';
import type { PairName } from '../../pairs.ts';

export const patioExeter: LandingPageCopy<PairName> = {
  title: 'Patio Cleaning Exeter: Slabs, Brick & Stone',
  description:
    'Patio cleaning in Exeter for sandstone, brick yards, concrete slabs and porcelain. Pressure set to suit the stone, a free site ' +
    'visit and a written quote.',
  heading: 'Patio Cleaning in Exeter',
  standfirst:
    'A walled brick yard in St Thomas and a sandstone terrace at Newcourt both go green, and they need quite different treatment. ' +
    'What you have underfoot decides how it is cleaned.',
  pair: 'sandstone-flags',
  figure: 'clay-pavers',
  intro: [
    "Exeter has patios of every age. Behind the brick terraces of St Leonard's and St Thomas there are small walled yards of brick, " +
      'quarry tile and old concrete. The 1930s semis of Heavitree have longer gardens, often with slabs that went down decades ago. On ' +
      'newer estates around Newcourt and Pinhoe it is more likely to be sandstone or porcelain outside the back doors. Given time and ' +
      'shade, all of it goes green.',
    'Damp does most of that. The city sits in the Exe valley, where mist can lie along the river on a still morning, and a walled yard ' +
      'sees little sun between autumn and spring. Algae comes first, moss fills the joints, and lichen leaves black spots that no ' +
      'broom will lift. Garden walls of Heavitree breccia, the soft red stone of the old city, hold water beside the paving and feed ' +
      'it.',
    'We look before we wash. Riven sandstone, soft brick and quarry tile each need something different, and crumbling mortar may need ' +
      'no jet near it at all. The visit costs nothing and the quote comes in writing. If there is a drive, a deck or a flight of steps ' +
      'to do as well, show us while we are there. We can price each one separately, so you decide what is worth having done.',
  ],
  benefits: [
    {
      title: 'The right force for the stone',
      text:
        `Patio work sits within ${figure('patio-cleaning', 'pressure')}. Dense concrete can take the upper part of that, and ` +
        'sound brick the lower. Riven sandstone is treated and rinsed at low pressure.',
    },
    {
      title: 'Red walls left alone',
      text:
        'Heavitree stone sheds grit if it is blasted. Where a breccia wall meets the paving we turn the lance away from it and finish ' +
        'that edge with a brush.',
    },
    {
      title: 'Yards with no side gate',
      text:
        'Many Exeter terraces are reached only by a back lane or through the hall. We ask about the way in before the day, and cover ' +
        'floors if a hose has to come indoors.',
    },
    {
      title: 'Joints looked after',
      text:
        'We pull moss out by hand and do not blast it. We show you any joint that has failed, so that you can have it repointed while the ' +
        'paving is clean.',
    },
    {
      title: 'A guarantee for your home',
      text: `If you are not happy, you do not pay. Tell us why, on reasonable grounds, within ${promises.guarantee} of completion.`,
    },
  ],
  process: [
    {
      title: 'We come and look',
      text: 'We measure, find out what the slabs are, check how water drains and agree the way in. The price follows in writing.',
    },
    {
      title: 'Clear and treat',
      text: 'Pots and furniture are moved, weeds pulled and leaves swept up. Lichen and thick algae are treated and left to loosen.',
    },
    {
      title: 'Wash',
      text: 'A rotary surface cleaner takes the open ground evenly. Steps, corners and edges are done by lance or by hand.',
    },
    {
      title: 'Rinse and check',
      text: 'We lift the silt, rinse doors and walls, put things back and go round the patio with you.',
    },
  ],
  faqs: [
    {
      q: 'How much does patio cleaning cost in Exeter?',
      a:
        `From ${figure('patio-cleaning', 'priceFrom')}. A whole patio usually comes to ${figure('patio-cleaning', 'typicalCost')}. The ` +
        'rate is for open, level paving. Steps and lichen put the price up, and setting up takes as long for a small walled yard as ' +
        'for a terrace. We ' +
        'confirm the price in writing after a free site visit, and you are under no obligation.',
    },
    {
      q: 'My yard has no side access. Can you still clean it?',
      a:
        'Usually, yes. A back lane is best. If the only way is through the house, we carry the smaller kit, lay sheets along the hall ' +
        'and run the hose in from the front. Tell us when you ask for a quote, and whether there is an outside tap at the back.',
    },
    {
      q: 'Is pressure washing safe for Heavitree stone?',
      a:
        'We would not aim a jet at it. The stone is a soft red breccia, broken bits of rock held in weak sand, and pressure washes out ' +
        'what binds it together. Green growth on it can be taken off with a dry brush or treated with a biocide. Lime mortar beside it ' +
        'needs the same care. Use biocides safely. Always read the label and product information before use.',
    },
    {
      q: 'Will the black spots come out?',
      a:
        'Most will fade a great deal, and many go altogether. They are lichen, which grips the pores of the stone, so washing alone ' +
        'rarely shifts them. We treat them first and give the treatment time. At the visit we tell you honestly how far yours are ' +
        'likely to fade.',
    },
    {
      q: 'How long does it take, and how long does it last?',
      a:
        `A typical patio takes ${figure('patio-cleaning', 'duration')}. Results last ${figure('patio-cleaning', 'lasts')}, depending ` +
        'mostly on shade and trees. A sunny garden in Heavitree will go longer than a walled yard that never dries.',
    },
  ],
  related: [
    {
      label: 'Patio and decking cleaning, Exeter area page',
      town: 'exeter',
      service: 'patio-cleaning',
    },
    {
      label: 'Patio and decking cleaning in Topsham',
      town: 'topsham',
      service: 'patio-cleaning',
    },
    { label: 'Driveway cleaning in Exeter', landing: 'driveway-exeter' },
    {
      label: 'Gutter clearing in Exeter',
      town: 'exeter',
      service: 'gutter-cleaning',
    },
    {
      label: 'Pressure washing across Devon',
      landing: 'pressure-washing-devon',
    },
  ],
  serviceType: 'Patio Cleaning',
};
