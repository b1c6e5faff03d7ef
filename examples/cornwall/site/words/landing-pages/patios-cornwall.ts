import type { LandingPageCopy } from '#core/schemas/landing-page-copy.ts';
import { figure } from '../../pricing.ts';
import { promises } from '../../promises.ts';
import type { PairName } from '../../pairs.ts';

export const patiosCornwall: LandingPageCopy<PairName> = {
  title: 'Patio Cleaning Cornwall: Slabs & Decks',
  description:
    'Patio cleaning in west Cornwall for slabs, granite and decks, at a pressure the stone can take. A free visit and a written quote.',
  heading: 'Patio Cleaning in Cornwall',
  standfirst:
    'Mild winters are kind to gardens and to algae alike. We clean what it has covered, and say beforehand how far it will come.',
  pair: 'slabs',
  figure: 'close-granite',
  intro: [
    'Granite, concrete slabs and timber are what most patios in the far west are made of. Granite takes a firm wash as long as its joints do not; slabs depend on how they were laid; boards are only ever washed along the grain.',
    'Shade makes more difference than the coast. A courtyard in Truro that never sees the sun will be green long before a windy terrace in Penzance, and needs treating before it is washed.',
  ],
  benefits: [
    {
      title: 'Treated first',
      text: 'Lichen and thick algae are given time to loosen, so less pressure is needed.',
    },
    {
      title: 'Joints kept',
      text: 'Moss is pulled out by hand, and loose mortar is shown to you before anything else.',
    },
    {
      title: 'Water under control',
      text: 'Silt is swept up and kept out of streams, ponds and surface drains.',
    },
    {
      title: 'A guarantee',
      text: `If something is not right, tell us within ${promises.guarantee} of completion.`,
    },
  ],
  process: [
    {
      title: 'A free look',
      text: 'We see what the patio is made of, how it drains and how to get to it.',
    },
    {
      title: 'Clear and treat',
      text: 'Pots are moved, weeds pulled and growth is treated.',
    },
    {
      title: 'Wash',
      text: 'A flat cleaner for open ground, a lance held well back for edges.',
    },
    {
      title: 'Put back',
      text: 'Silt is lifted, walls are rinsed and everything goes back to its place.',
    },
  ],
  faqs: [
    {
      q: 'What does patio cleaning cost in Cornwall?',
      a: `From ${figure('patio-cleaning', 'priceFrom')}, and a typical patio comes to ${figure('patio-cleaning', 'typicalCost')} in all. The figure for yours is in writing after a free visit.`,
    },
    {
      q: 'How long does it take?',
      a: `A typical patio takes ${figure('patio-cleaning', 'duration')}. Lichen that has to be treated beforehand means a short visit some days earlier.`,
    },
    {
      q: 'Can decking be done as well?',
      a: `Yes, from ${figure('patio-cleaning', 'deckingPriceFrom')}. Boards are brushed and rinsed along the grain, since a jet across it lifts the fibres.`,
    },
  ],
  related: [
    {
      label: 'Patio cleaning in Falmouth',
      town: 'falmouth',
      service: 'patio-cleaning',
    },
    {
      label: 'Patio cleaning in Truro',
      town: 'truro',
      service: 'patio-cleaning',
    },
    {
      label: 'Pressure washing in Penzance',
      town: 'penzance',
      service: 'pressure-washing',
    },
    {
      label: 'Window cleaning in Falmouth',
      town: 'falmouth',
      service: 'window-cleaning',
    },
  ],
  serviceType: 'Patio Cleaning',
};
