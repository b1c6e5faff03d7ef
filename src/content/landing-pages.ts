import { business } from '../domain/business.ts';
import type { Faq } from '../domain/content.ts';
import { serviceFigures } from '../domain/pricing.ts';
import { paths } from '../domain/routes.ts';
import type { ServiceSlug } from '../domain/services.ts';
import { towns } from '../domain/towns.ts';
import { guaranteeWindow } from './guarantee.ts';
import type { PictureName } from './pictures.ts';

interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** All words of one of the four fixed service landing pages. */
export interface LandingPageCopy {
  readonly path: string;
  /** In the breadcrumb. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly hero: PictureName;
  readonly intro: readonly string[];
  readonly benefits: readonly TitledText[];
  readonly process: readonly TitledText[];
  readonly faqs: readonly Faq[];
  readonly related: readonly { readonly label: string; readonly path: string }[];
  /** Of the structured data's Service. */
  readonly serviceType: string;
  readonly areaServed: 'Exeter' | 'Devon';
}

/** A figure that the service is known to have, so that a page can never read 'undefined'. */
function figure(service: ServiceSlug, field: string): string {
  const value = serviceFigures[service][field];
  if (value === undefined) throw new Error(`${service} has no figure '${field}'`);
  return value;
}

export const patioExeter: LandingPageCopy = {
  path: paths.patioExeter,
  name: 'Patio Cleaning Exeter',
  title: 'Patio Cleaning Exeter: Slabs, Brick & Stone | Tidemark',
  description:
    'Patio cleaning in Exeter for sandstone, brick yards, concrete slabs and porcelain. Pressure set to suit the stone, a free site ' +
    'visit and a written quote.',
  heading: 'Patio Cleaning in Exeter',
  hero: 'hero-clean-line',
  intro: [
    "Exeter has patios of every age. Behind the brick terraces of St Leonard's and St Thomas there are small walled yards of brick, " +
      'quarry tile and old concrete. The 1930s semis of Heavitree have longer gardens, often with slabs that went down decades ago. On ' +
      'newer estates around Newcourt and Pinhoe it is more likely to be sandstone or porcelain outside the back doors. Given time and ' +
      'shade, all of it goes green.',
    'Damp does most of that. The city sits in the Exe valley, where mist can lie along the river on a still morning, and a walled yard ' +
      'sees little sun between autumn and spring. Algae comes first, moss fills the joints, and lichen leaves black spots that no ' +
      'broom will lift. Garden walls of Heavitree breccia, the soft red stone of the old city, hold water beside the paving and feed ' +
      'it.',
    'We look before we wash. Riven sandstone, soft brick and quarry tile each want something different, and crumbling mortar may want ' +
      'no jet near it at all. The visit costs nothing and the quote comes in writing. If there is a drive, a deck or a flight of steps ' +
      'to do as well, show us while we are there. We can price each one separately, so you decide what is worth having done.',
  ],
  benefits: [
    {
      title: 'The right force for the stone',
      text:
        `Patio work sits within ${figure('patio-cleaning', 'pressure')}. Dense concrete can take the upper part of that. Riven ` +
        'sandstone and old soft brick get the lower, and a spread jet.',
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
        'Moss is pulled out rather than fired out. We show you any joint that has failed, so that you can have it repointed while the ' +
        'paving is clean.',
    },
    {
      title: 'A guarantee for your home',
      text: `If you are not happy, you do not pay. Tell us why, on reasonable grounds, within ${guaranteeWindow} of completion.`,
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
        `From ${figure('patio-cleaning', 'priceFrom')}. A typical patio comes to ${figure('patio-cleaning', 'typicalCost')} in all. A ` +
        'plain terrace yard tends towards the lower figure; a big split-level garden with lichen on every slab goes the other way. We ' +
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
        'what binds it together. Green growth on it can be brushed off dry or treated with a gentle biocide. Lime mortar beside it ' +
        'needs the same care.',
    },
    {
      q: 'Will the black spots come out?',
      a:
        'Most will fade a great deal, and many go altogether. They are lichen, which grips the pores of the stone, so washing alone ' +
        'rarely shifts them. We treat them first and give the treatment time. At the visit we tell you honestly how far yours are ' +
        'likely to come.',
    },
    {
      q: 'How long does it take, and how long does it last?',
      a:
        `A typical patio takes ${figure('patio-cleaning', 'duration')}. Results last ${figure('patio-cleaning', 'lasts')}, depending ` +
        `mostly on shade and trees, and a clean ${figure('patio-cleaning', 'interval')} keeps moss from getting a hold. A sunny garden ` +
        'in Heavitree will go longer than a walled yard that never dries.',
    },
  ],
  related: [
    { label: 'Patio and decking cleaning, Exeter area page', path: paths.townService('exeter', 'patio-cleaning') },
    { label: 'Patio and decking cleaning in Topsham', path: paths.townService('topsham', 'patio-cleaning') },
    { label: 'Driveway cleaning in Exeter', path: paths.drivewayExeter },
    { label: 'Gutter clearing in Exeter', path: paths.townService('exeter', 'gutter-cleaning') },
    { label: 'Pressure washing across Devon', path: paths.pressureWashingDevon },
  ],
  serviceType: 'Patio Cleaning',
  areaServed: 'Exeter',
};

export const drivewayExeter: LandingPageCopy = {
  path: paths.drivewayExeter,
  name: 'Driveway Cleaning Exeter',
  title: 'Driveway Cleaning Exeter: Block & Tarmac | Tidemark',
  description:
    'Driveway cleaning in Exeter: moss scraped off, blocks washed and sanded, concrete and tarmac cleaned with care. Ask for a free ' +
    'site visit and a price.',
  heading: 'Driveway Cleaning in Exeter',
  hero: 'driveway-after',
  intro: [
    'The drive often tells you which side of Exeter you are on. In Pennsylvania they run steeply down from the road or up to it, and a ' +
      'wet week brings leaf mould with the water. Along the 1930s streets of Heavitree and Whipton, front gardens have made way for ' +
      'block paving and concrete. Across the river in St Thomas the ground is low and flat, so paving there is slow to dry.',
    'Most of the dark colour is growth: algae on the face, moss in the joints, grass where the tyres never reach. The rest is soil. ' +
      'Much of the city stands on red ground, and what washes out of a border dries as a rusty film on pale blocks. Left alone, joints ' +
      'fill with dirt, seeds take hold in it, and the paving starts to move.',
    'We scrape off the moss, pull the weeds, wash with a rotary surface cleaner and put dry sand back between blocks. Tarmac and resin ' +
      'get less pressure than concrete. Oil we treat as well as we can, without promising that it will all come out. Every job begins ' +
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
        `Drives are washed within ${figure('driveway-cleaning', 'pressure')}. Sound concrete takes the upper part, old tarmac and ` +
        'resin the lower, and loose gravel none at all.',
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
        `Prices are from ${figure('driveway-cleaning', 'priceFrom')}, and jobs start from ` +
        `${figure('driveway-cleaning', 'startingCost')}. Thick moss, a steep slope or a lot of sanding puts the figure up; plain ` +
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
        `Results last ${figure('driveway-cleaning', 'lasts')}. A clean ${figure('driveway-cleaning', 'interval')} is about right, ` +
        'sooner beneath a hedge or on the shaded side of a hill.',
    },
  ],
  related: [
    { label: 'Driveway cleaning, Exeter area page', path: paths.townService('exeter', 'driveway-cleaning') },
    { label: 'Driveway cleaning in Exmouth', path: paths.townService('exmouth', 'driveway-cleaning') },
    { label: 'Driveway cleaning in Crediton', path: paths.townService('crediton', 'driveway-cleaning') },
    { label: 'Patio cleaning in Exeter', path: paths.patioExeter },
    { label: 'Roof cleaning across Devon', path: paths.roofDevon },
  ],
  serviceType: 'Driveway Cleaning',
  areaServed: 'Exeter',
};

export const pressureWashingDevon: LandingPageCopy = {
  path: paths.pressureWashingDevon,
  name: 'Pressure Washing Devon',
  title: 'Pressure Washing Devon: Paths, Walls & Yards | Tidemark',
  description:
    'Pressure washing across Devon for paths, walls, steps, yards and forecourts, at homes and businesses. Free site visit, written ' +
    'quote, fully insured.',
  heading: 'Pressure Washing in Devon',
  hero: 'hero-home',
  intro: [
    'Devon has a coast to the north, a coast to the south and moorland in between, and each dirties a house in its own way. On the ' +
      'seafronts it is salt, which holds damp against the stone. Around Dartmoor it is rain and long wet winters. In the lanes of Mid ' +
      'and East Devon it is leaf fall and red mud. By spring a path in any of them can wear the same green coat.',
    'What lies under the coat differs. There is granite around the moor, grey limestone in Plymouth and Torbay, red sandstone and ' +
      'breccia about the Exe, slate in the South Hams, and brick and concrete nearly everywhere. No one setting suits them all. We ' +
      `work within ${figure('pressure-washing', 'pressure')}, at the lower end for softer stone, and change to brushes or a soft wash ` +
      'where a jet would do harm.',
    `We are a family-owned business, established in ${business.establishedYear}, insured, and based in ${business.address.city}. We ` +
      `work in ${towns.length} cities, towns and villages, from Axminster across to Holsworthy and from Lynton down to Salcombe. Homes ` +
      'make up one side of the work: paths, steps, walls and yards. Businesses are the other, with forecourts, car parks and ' +
      'entrances. Both start with a free visit and a price in writing.',
  ],
  benefits: [
    {
      title: 'Clean without the scars',
      text:
        'A narrow jet leaves stripes and cuts mortar out of joints. We use a rotary surface cleaner on open ground and a spread jet, ' +
        'held back, on everything else.',
    },
    {
      title: 'Grip on steps and paths',
      text: 'Algae is what makes a shaded path slippery. We take it off treads, edges and the landing by the door, where feet go.',
    },
    {
      title: 'Salt and soil washed away',
      text: 'Salt draws damp, and red soil stains pale paving. A thorough rinse takes both off before they settle in for another winter.',
    },
    {
      title: 'Homes and businesses',
      text: `We are open ${business.openingHours.text}. For a shop or a yard we plan the work around deliveries and customers.`,
    },
    {
      title: 'A price you can check',
      text:
        `Residential pressure washing is from ${figure('pressure-washing', 'priceFrom')}. The quote sets out what will be cleaned, so ` +
        'you can hold us to it.',
    },
  ],
  process: [
    {
      title: 'See it',
      text: 'We visit, test how sound the surface is, follow the drains and find the water supply. The written quote says what we will do.',
    },
    {
      title: 'Make ready',
      text: 'Loose things are moved, doors, sockets and vents covered, weeds pulled and plants wetted down.',
    },
    {
      title: 'Wash to suit',
      text: 'Heavy growth is treated first. Then each surface is washed at its own pressure, from the top down and towards a drain or bed.',
    },
    {
      title: 'Leave it tidy',
      text: 'Moss and silt are picked up, splashes rinsed off walls and glass, and everything goes back. You check it with us.',
    },
  ],
  faqs: [
    {
      q: 'How much is pressure washing in Devon?',
      a:
        `At home, from ${figure('pressure-washing', 'priceFrom')}. Typical jobs come to ${figure('pressure-washing', 'typicalCost')}, ` +
        'from a short run of steps to paths, walls and a yard together. Commercial work is quoted by itself. The visit is free ' +
        'wherever you are in our area, and the price is confirmed in writing afterwards.',
    },
    {
      q: 'What should not be pressure washed?',
      a:
        'Roofs, render, cob, lime mortar that is going soft, asbestos cement and flaking stone. We clean roofs by hand and soft wash ' +
        'render; old walls get brushes or a treatment. If we think washing would harm something of yours, we say so and leave it out ' +
        'of the quote.',
    },
    {
      q: 'How often does it need doing?',
      a:
        `For most homes ${figure('pressure-washing', 'interval')} is enough, and results last ${figure('pressure-washing', 'lasts')}. ` +
        'Shade, trees and a damp valley bring that forward; sun and wind push it back. Brushing off leaves in autumn, before they rot ' +
        'down, is the cheapest way to make a clean last.',
    },
    {
      q: 'Do you come to North Devon and the moor?',
      a:
        `Yes. ${business.address.city} is our base, and the list of areas runs up to Ilfracombe, Combe Martin and Lynton, out to ` +
        'Holsworthy and round Dartmoor by way of Okehampton and Tavistock. For the farther places we agree a day with you that lets us ' +
        'finish the job without a rush.',
    },
    {
      q: 'Do you work for businesses, and does the guarantee apply?',
      a:
        'We do: shops, cafes, farms, schools and offices can all ask. Commercial and industrial work is outside our satisfaction ' +
        'guarantee, which is for residential jobs. At a home, if you are not happy you do not pay, provided you give reasonable ' +
        `grounds within ${guaranteeWindow} of completion.`,
    },
  ],
  related: [
    { label: 'Pressure washing in Exmouth', path: paths.townService('exmouth', 'pressure-washing') },
    { label: 'Pressure washing in Plymouth', path: paths.townService('plymouth', 'pressure-washing') },
    { label: 'Pressure washing in Barnstaple', path: paths.townService('barnstaple', 'pressure-washing') },
    { label: 'Patio cleaning in Exeter', path: paths.patioExeter },
    { label: 'Driveway cleaning in Exeter', path: paths.drivewayExeter },
    { label: 'Roof cleaning across Devon', path: paths.roofDevon },
  ],
  serviceType: 'Pressure Washing',
  areaServed: 'Devon',
};

export const roofDevon: LandingPageCopy = {
  path: paths.roofDevon,
  name: 'Roof Cleaning Devon',
  title: 'Roof Cleaning Devon: Moss Off by Hand | Tidemark',
  description:
    'Roof cleaning in Devon without jet washing: moss scraped off by hand, then a biocide treatment to slow its return. Priced at a ' +
    'free site visit.',
  heading: 'Roof Cleaning in Devon',
  hero: 'slate-roof-after',
  intro: [
    'Devon suits moss. Winters are mild and wet, trees stand close to houses, and a north slope can stay damp from one end of winter ' +
      'to the other. On slate it starts along the lower edges of each course. On concrete tiles it takes to the rough face and ' +
      'spreads. Blackbirds pull it about, rain washes it down, and the first you know of it may be a gutter running over the front ' +
      'door.',
    'We do not jet wash roofs. A jet drives water up under the laps, lifts slates off tired nails and takes the weathered skin off a ' +
      'concrete tile. The roof may look bright for a season and be the worse for it afterwards. Moss comes off with hands and ' +
      'scrapers, course by course, and is carried down. Then a biocide deals with what is left in the pores.',
    'The treatment goes on working after we have left. Lichen and the last green stains die off slowly and the rain takes them, so a ' +
      `roof goes on getting cleaner through the following season. We come from ${business.address.city} to roofs all over Devon, slate ` +
      'and tile, on cottages, terraces and bungalows. Every one is priced at a free visit, since no two have the same pitch, height or ' +
      'way up.',
  ],
  benefits: [
    {
      title: 'No jet on your roof',
      text: 'Hands, scrapers and soft brushes do the work. Slates stay where they were nailed and no water is forced under them.',
    },
    {
      title: 'Gutters that run',
      text: 'Moss that falls in while we work is cleared out before we go, and we check that water gets away down the pipe.',
    },
    {
      title: 'Growth killed, not only scraped',
      text: 'Scraping takes off the cushions. The biocide treatment kills what is left in the pores, so moss is slower to return.',
    },
    {
      title: 'Eyes on the slates',
      text: 'Close up we see slipped slates, cracked tiles and loose ridge mortar. We tell you what we find, so a roofer can put it right.',
    },
    {
      title: 'Nothing left in the garden',
      text: 'Sheets go down first where they can. Moss is gathered up from beds, paths and lawn and taken away.',
    },
  ],
  process: [
    {
      title: 'Survey and price',
      text: 'We look at the covering, the pitch, the height and the way up, from the ground and from a ladder. You get a written quote.',
    },
    {
      title: 'Safe access',
      text: 'Ladders, a tower or scaffold, whichever the roof needs. Downpipes to water butts are disconnected and planting is covered.',
    },
    {
      title: 'Scrape by hand',
      text: 'Moss is lifted off course by course with tools that fit the slate or tile, brushed down and collected.',
    },
    {
      title: 'Treat and clear',
      text: 'The biocide goes on in dry weather at low pressure. Gutters are cleared of what fell, and the ground is tidied.',
    },
  ],
  faqs: [
    {
      q: 'Why do you not pressure wash roofs?',
      a:
        'Because rain runs down a roof and a jet does not. It goes up under the slates, where there is felt to stop it or, in an old ' +
        'roof, nothing. It also breaks old slates and strips the surface of concrete tiles, which then grow moss faster. Scraping is ' +
        'slower and far kinder.',
    },
    {
      q: 'How much does roof cleaning cost?',
      a:
        'We price each roof at a free site visit, because pitch, height, access and the amount of moss differ too much for a rate by ' +
        'the metre. A bungalow is plainly less work than a tall terrace on a hill. The written quote sets out the access as well, and ' +
        'you are under no obligation.',
    },
    {
      q: 'How often should moss be taken off?',
      a:
        `As a guide, ${figure('roof-moss-removal', 'interval')}. A roof under trees or one that faces north will want looking at ` +
        'sooner, and an open slope in the sun can wait. A treated roof takes longer to green over, so the next job is a lighter one.',
    },
    {
      q: 'Which roofs can you clean?',
      a:
        'Natural slate, clay tile and concrete tile, if they are sound enough to work on. Thatch is a job for a thatcher. Old asbestos ' +
        'cement, common on garages and farm sheds, is never scraped or washed by us, since disturbing it frees the fibres. We look ' +
        'before we say yes.',
    },
    {
      q: 'Is the biocide safe for the garden and the water butt?',
      a:
        'With care, yes. We wet and cover planting, disconnect any butt, and pick a dry, still day so that nothing drifts. Leave the ' +
        'butt disconnected until rain has rinsed the roof well. If you have a pond below the eaves, tell us when you ask for the quote.',
    },
  ],
  related: [
    { label: 'Roof moss removal in Exeter', path: paths.townService('exeter', 'roof-moss-removal') },
    { label: 'Roof moss removal in Plymouth', path: paths.townService('plymouth', 'roof-moss-removal') },
    { label: 'Roof moss removal in Okehampton', path: paths.townService('okehampton', 'roof-moss-removal') },
    { label: 'Gutter clearing in Tiverton', path: paths.townService('tiverton', 'gutter-cleaning') },
    { label: 'Pressure washing across Devon', path: paths.pressureWashingDevon },
  ],
  serviceType: 'Roof Cleaning',
  areaServed: 'Devon',
};
