import { business } from '../../business.ts';
import { towns } from '../../towns.ts';
import { promises } from '../../promises.ts';
import type { LandingPageCopy } from '#core/schemas/landing-page-copy.ts';
import { figure } from '../../pricing.ts';
import type { PairName } from '../../pairs.ts';

export const pressureWashingDevon: LandingPageCopy<PairName> = {
  title: 'Pressure Washing Devon: Paths, Walls & Yards',
  description:
    'Pressure washing across Devon for paths, walls, steps, yards and forecourts, at homes and businesses. Free site visit, written ' +
    'quote, fully insured.',
  heading: 'Pressure Washing in Devon',
  standfirst:
    'Devon has granite, limestone, sandstone, slate and plain concrete, and they cannot all be washed at one ' +
    'setting. We turn the pressure down as well as up.',
  pair: 'granite-setts',
  figure: 'limestone-rubble',
  intro: [
    'Devon has a coast to the north, a coast to the south and moorland in between, and each dirties a house in its own way. On the ' +
      'seafronts it is salt, which holds damp against the stone. Around Dartmoor it is rain and long wet winters. In the lanes of Mid ' +
      'and East Devon it is leaf fall and red mud. By spring a path in any of them can be equally green.',
    'What lies under the green differs. There is granite around the moor, grey limestone in Plymouth and Torbay, red sandstone and ' +
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
      text: 'Salt draws damp, and red soil stains pale paving. A thorough rinse takes both off before they are there for another winter.',
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
        `At home, from ${figure('pressure-washing', 'priceFrom')}. A whole job usually comes to ${figure('pressure-washing', 'typicalCost')}. ` +
        'Commercial work is quoted by itself. The visit is free ' +
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
        `grounds within ${promises.guarantee} of completion.`,
    },
  ],
  related: [
    {
      label: 'Pressure washing in Exmouth',
      town: 'exmouth',
      service: 'pressure-washing',
    },
    {
      label: 'Pressure washing in Plymouth',
      town: 'plymouth',
      service: 'pressure-washing',
    },
    {
      label: 'Pressure washing in Barnstaple',
      town: 'barnstaple',
      service: 'pressure-washing',
    },
    { label: 'Patio cleaning in Exeter', landing: 'patio-exeter' },
    { label: 'Driveway cleaning in Exeter', landing: 'driveway-exeter' },
    { label: 'Roof cleaning across Devon', landing: 'roof-devon' },
  ],
  serviceType: 'Pressure Washing',
};
