import { business } from '../../business.ts';
import type { LandingPageCopy } from '#core/schemas/landing-page-copy.ts';
import { figure } from '../../pricing.ts';
import type { PairName } from '../../pairs.ts';

export const roofDevon: LandingPageCopy<PairName> = {
  title: 'Roof Cleaning Devon: Moss Off by Hand',
  description:
    'Roof cleaning in Devon without jet washing: moss scraped off by hand, then a biocide treatment to slow its return. Priced at a ' +
    'free site visit.',
  heading: 'Roof Cleaning in Devon',
  standfirst:
    'We take moss off a slate or tile slowly, with a scraper. No jet goes near it, and what is left in the pores is treated on a dry, ' +
    'still day.',
  pair: 'slate-roof',
  figure: 'roman-tiles',
  intro: [
    'Moss grows well in Devon. Winters are mild and wet, trees stand close to houses, and a north slope can stay damp from one end of winter ' +
      'to the other. On slate it starts along the lower edges of each course. On concrete tiles it starts on the rough face and ' +
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
      text: 'Sheets go down first where they can. Moss is gathered up from beds, paths and lawn and bagged.',
    },
  ],
  process: [
    {
      title: 'Survey and price',
      text: 'We look at the tiles, the pitch, the height and the way up, from the ground and from a ladder. You get a written quote.',
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
        'Because rain runs down a roof, and a jet goes up. It drives water under the slates, where there is felt to stop it or, in an old ' +
        'roof, nothing. It also breaks old slates and strips the surface of concrete tiles, which then grow moss faster. Scraping is ' +
        'slower and does far less harm.',
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
        `As a guide, ${figure('roof-moss-removal', 'interval')}. A roof under trees or one that faces north will need looking at ` +
        'sooner, and an open slope in the sun can wait. A treated roof takes longer to turn green, so the next job is a lighter one.',
    },
    {
      q: 'Which roofs can you clean?',
      a:
        'Natural slate, clay tile and concrete tile, if they are sound enough to work on. Thatch is a job for a thatcher. Old asbestos ' +
        'cement, common on garages and farm sheds, is never scraped or washed by us, since disturbing it frees the fibres. Nests are left ' +
        'alone until the young have flown, and bats and their roosts are protected all year. We look before we say yes.',
    },
    {
      q: 'Is the biocide safe for the garden and the water butt?',
      a:
        'It has to be kept off both, and used as its label says. We wet and cover planting, disconnect any butt, and pick a dry, still day so that nothing drifts. Leave the ' +
        'butt disconnected until rain has rinsed the roof well. If you have a pond below the eaves, tell us when you ask for the quote. ' +
        'Use biocides safely. Always read the label and product information before use.',
    },
  ],
  related: [
    {
      label: 'Roof moss removal in Exeter',
      town: 'exeter',
      service: 'roof-moss-removal',
    },
    {
      label: 'Roof moss removal in Plymouth',
      town: 'plymouth',
      service: 'roof-moss-removal',
    },
    {
      label: 'Roof moss removal in Okehampton',
      town: 'okehampton',
      service: 'roof-moss-removal',
    },
    {
      label: 'Gutter clearing in Tiverton',
      town: 'tiverton',
      service: 'gutter-cleaning',
    },
    {
      label: 'Pressure washing across Devon',
      landing: 'pressure-washing-devon',
    },
  ],
  serviceType: 'Roof Cleaning',
};
