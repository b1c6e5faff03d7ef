import type { Price } from '#core/schemas/pricing.ts';
import type { CardGroup, ServiceCard } from '#core/schemas/service-cards.ts';
import type { PairName } from '../pairs.ts';
import { rates, short } from '../pricing.ts';

const from = (rate: Price) => `From ${short(rate)}`;
const onApplication = 'Price on application';

/** The cards of 'Residential Services', in the order shown. */
const residentialCards: readonly ServiceCard<PairName>[] = [
  {
    id: 'patio-cleaning',
    pair: 'sandstone-flags',
    icon: 'patio',
    services: ['patio-cleaning'],
    title: 'Patio Cleaning',
    summary: 'Slabs, steps and joints washed at a pressure the stone can take.',
    description:
      'Algae makes a patio green and slippery, and lichen leaves black spots that a broom will not shift. We treat the growth, wash ' +
      'hard paving with a rotary surface cleaner, and do edges and steps with a lance. Soft stone is rinsed at low pressure.',
    pricing: from(rates.patio),
    benefits: [
      'The colour of the stone shows again',
      'Less slippery underfoot after rain',
      'Moss and weeds out of the joints',
      'Sandstone, limestone, concrete, brick and porcelain each treated differently',
      'Doors, walls and windows rinsed down when we finish',
    ],
    process: [
      'We check for loose slabs, hollow joints and blocked drains.',
      'Pots and furniture are moved, weeds pulled and the patio swept.',
      'Lichen and heavy algae are treated and given time to loosen.',
      'The slabs are washed, then the edges and steps.',
      'We rinse, lift the silt and look it over with you.',
    ],
    isPopular: true,
    delay: 0,
  },
  {
    id: 'driveway-cleaning',
    pair: 'tumbled-blocks',
    icon: 'driveway',
    services: ['driveway-cleaning'],
    title: 'Driveway Cleaning',
    summary:
      'Block paving, concrete, tarmac and resin, cleaned from the garage to the kerb.',
    description:
      'Tyres, dripping hedges and shade leave a drive dark and mossy. We scrape out the moss, wash concrete and blocks with a rotary ' +
      'surface cleaner and brush dry sand into block joints. Old tarmac is rinsed softly. Oil stain removal is to the best of our ' +
      'ability, not guaranteed.',
    pricing: from(rates.driveway),
    benefits: [
      'Moss and weeds lifted out of the joints',
      'An even finish, without the stripes a narrow jet leaves',
      'Fresh kiln-dried sand in block paving',
      'Better grip on slopes and by the door',
      'Oil stains removed to the best of our ability, not guaranteed',
    ],
    process: [
      'We see what the drive is made of and which way the water runs.',
      'Thick moss is scraped off and weeds are pulled.',
      'Oil spots are treated with a degreaser.',
      'The drive is washed in strips and the silt is collected.',
      'Block joints are filled with sand once they are dry.',
    ],
    isPopular: false,
    delay: 80,
  },
  {
    id: 'decking-cleaning',
    pair: 'grooved-decking',
    icon: 'decking',
    services: ['patio-cleaning'],
    title: 'Decking & Wood Cleaning',
    summary: 'Boards, rails and garden timber cleaned gently along the grain.',
    description:
      'Wet decking grows a green film that is very slippery. Too much pressure furs the wood, so we loosen the growth with a ' +
      'cleaner and a brush, then rinse at low pressure along the grain. Fences, pergolas and timber furniture can be done on the same ' +
      'day.',
    pricing: from(rates.decking),
    benefits: [
      'The slippery film is gone from the boards',
      'Gaps cleared so that rain drains through',
      'The grain is left smooth, with no furring or splinters from a jet',
      'Ready for oil or stain once the timber has dried',
    ],
    process: [
      'We test the boards for rot and look for loose screws.',
      'The deck is cleared and the gaps are freed of dirt.',
      'A cleaner loosens the algae and is brushed in.',
      'The boards are rinsed gently along the grain.',
      'Rails and steps are done by hand, then everything is rinsed.',
    ],
    isPopular: false,
    delay: 160,
  },
  {
    id: 'render-cleaning',
    pair: 'white-render',
    icon: 'render',
    services: ['render-cleaning'],
    title: 'Render Cleaning',
    summary: 'Green and black streaks treated with a soft wash, never blasted.',
    description:
      'The streaks on a rendered wall are mostly algae and, later, lichen. A jet can crack the coat or drive water behind it, so we ' +
      'put on a biocide at low pressure, leave it to work down into the texture, and rinse softly. The last faint marks fade in the ' +
      'weather.',
    pricing: from(rates.render),
    benefits: [
      'Kills the growth as well as rinsing it off, so it is slower to return',
      'Low pressure: no chipped render, no water forced behind it',
      'Suits painted, through-coloured, pebbledash and smooth finishes',
      'Often makes it unnecessary to repaint a wall that is only dirty',
    ],
    process: [
      'We look for cracks and hollow patches before any water goes on.',
      'Windows are shut, sockets covered and plants wetted or sheeted.',
      'The biocide goes on from the bottom up, at low pressure.',
      'It is left to work, then rinsed softly from the top down.',
      'Frames, sills and glass are rinsed clean.',
    ],
    isPopular: false,
    delay: 0,
  },
  {
    id: 'machinery-cleaning',
    icon: 'machinery',
    services: ['pressure-washing'],
    title: 'Machinery Cleaning',
    summary:
      'Mowers, trailers, diggers and farm kit degreased and washed down.',
    description:
      'Caked mud hides leaks and keeps the metal wet, so that it rusts. We scrape off the worst, soften grease with a degreaser and wash from ' +
      'the top down, keeping the jet away from bearings, seals, electrics and stickers. Tell us what the machine is and where it ' +
      'stands.',
    pricing: onApplication,
    benefits: [
      'Leaks, cracks and worn parts can be seen again',
      'Mud and salt taken off, so that the metal rusts less',
      'Electrics, bearings and seals kept out of the jet',
      'Clean for a service, an inspection or a sale',
    ],
    process: [
      'We agree where to wash, so that oily water stays out of drains and streams.',
      'Electrics, air intakes and open joints are covered.',
      'Mud is scraped off and grease is softened with degreaser.',
      'The machine is washed from the top down and rinsed.',
    ],
    isPopular: false,
    delay: 80,
  },
  {
    id: 'full-restoration',
    pair: 'mossy-slates',
    icon: 'restoration',
    services: ['roof-moss-removal', 'gutter-cleaning'],
    title: 'Full Restoration',
    summary:
      'Roof, gutters, walls and ground cleaned as one job, from the top down.',
    description:
      'When the whole outside needs cleaning, we start at the top, because moss from the roof lands in the gutters and on the ' +
      'ground. We scrape the roof by hand and soft wash the render, and we give you one written quote with each part ' +
      'priced.',
    pricing: onApplication,
    benefits: [
      'One plan and one written quote for the whole outside',
      'Done from the top down, so that nothing clean is dirtied again',
      'Each surface gets its own method, and roofs are never jet washed',
      'You can leave out any part after seeing the price',
    ],
    process: [
      'We walk round the property with you and list what needs doing.',
      'You get a written quote with a price for each part.',
      'Roof moss is taken off by hand and the gutters are cleared.',
      'Walls are washed softly, then paving, decking and steps.',
      'We go round again together before calling it finished.',
    ],
    isPopular: false,
    delay: 160,
  },
];

/** The cards of 'Commercial Services', in the order shown. */
const commercialCards: readonly ServiceCard<PairName>[] = [
  {
    id: 'biocide-treatment',
    icon: 'biocide',
    services: [],
    title: 'Biocide Treatment',
    summary:
      'A treatment for hard outdoor surfaces that kills 99.9% of bacteria.',
    description:
      'For entrances, bin stores, play areas and yards that need more than a wash. The treatment kills 99.9% of bacteria, and ' +
      'it kills the algae and moss on the surface too. It can follow a wash, or be used by itself where the surface is too fragile for ' +
      'one. Use biocides safely. Always read the label and product information before use.',
    pricing: onApplication,
    benefits: [
      'Kills 99.9% of bacteria',
      'Kills algae, moss and lichen, and slows their return',
      'Put on at low pressure, so it suits fragile surfaces',
      'Carried out when the area is closed to the public',
    ],
    process: [
      'We look at the surface, the drains and what lives or grows nearby.',
      'We agree when the area can be closed, and you get the product safety data.',
      'Loose dirt is cleared and planting is protected.',
      'The biocide goes on at low pressure and is left to work.',
      'The area opens again once it is dry.',
    ],
    isPopular: false,
    delay: 0,
  },
  {
    id: 'sports-surfaces',
    icon: 'court',
    services: ['pressure-washing'],
    title: 'Sports Surfaces',
    summary:
      'Tennis courts, netball courts and games areas cleared of moss and algae.',
    description:
      'A green court is slippery, and moss in open tarmac stops the rain draining through. We treat the moss, clean the surface at a ' +
      'pressure that does not lift the paint or the stone, and rinse towards the edges so that dirt does not settle back in the pores.',
    pricing: from(rates.sportsSurfaces),
    benefits: [
      'Better grip for players in damp weather',
      'Lines and colours show again',
      'Porous tarmac drains as it was laid to do',
      'Work planned around fixtures and school hours',
    ],
    process: [
      'We check the paint, the surface and how the court drains.',
      'Leaves and loose moss are swept off.',
      'Moss and algae are treated and left to die back.',
      'The court is washed in overlapping passes at a moderate pressure.',
      'Dirt is rinsed to the edges, collected and taken off the court.',
    ],
    isPopular: false,
    delay: 80,
  },
  {
    id: 'artificial-surfaces',
    icon: 'turf',
    services: ['pressure-washing'],
    title: 'Artificial Surfaces',
    summary:
      'Artificial grass and synthetic pitches brushed, treated and rinsed.',
    description:
      'Leaves rot in artificial grass, and moss grows between its fibres. A jet would blow out the sand that holds the fibres upright. ' +
      'We brush and lift the debris, treat what grows, rinse at low pressure and brush the pile up again.',
    pricing: from(rates.artificialSurfaces),
    benefits: [
      'Fibres stand up again and wear more evenly',
      'Moss and algae treated before they block the drainage',
      'The sand infill is left in place',
      'Fewer smells where dogs or bins have been',
    ],
    process: [
      'We look at the pile, the infill, the seams and the drainage.',
      'Leaves and litter are cleared, and the pile is brushed to lift dirt.',
      'Moss, algae and smells are treated.',
      'The surface is rinsed at low pressure.',
      'The pile is brushed upright and the infill levelled.',
    ],
    isPopular: false,
    delay: 160,
  },
];

/** The parts of the Services page, in the order shown. */
export const cardGroups: readonly CardGroup<PairName>[] = [
  { id: 'residential', title: 'Residential Services', cards: residentialCards },
  { id: 'commercial', title: 'Commercial Services', cards: commercialCards },
];
