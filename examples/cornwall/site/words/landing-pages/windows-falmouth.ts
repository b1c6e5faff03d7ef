import type { LandingPageCopy } from '../../../src/pack-types/landing-page-copy.ts';
import { figure } from '../../pricing.ts';
import { promises } from '../../promises.ts';
import type { PictureName } from '../picture-texts.ts';

export const windowsFalmouth: LandingPageCopy<PictureName> = {
  title: 'Window Cleaning Falmouth: Salt & Sashes',
  description:
    'Window cleaning in Falmouth for sea-facing panes, old sashes and shop fronts. Frames and sills included, a free visit and a written quote.',
  heading: 'Window Cleaning in Falmouth',
  standfirst:
    'A view of the bay is worth little through a film of salt. We wash it off, frames and sills included, as often as you like.',
  hero: 'harbour-terrace',
  intro: [
    'The nearer the water, the sooner glass goes dull. Behind Gyllyngvase and along Cliff Road a southerly leaves salt on everything it meets, and the next one adds to it. Salt takes no force to remove, only clean water and enough of it.',
    'Above the harbour the houses are older. Small panes, thin putty and painted frames do not like a brush on a long pole, so we wash them by hand with a damp cloth and dry them at once.',
  ],
  benefits: [
    { title: 'Pure water', text: 'The minerals are filtered out, so rinsed glass dries without white spots.' },
    { title: 'Frames and sills', text: 'Salt left on a sill is blown back onto the pane. Both are wiped each time.' },
    { title: 'Your own pace', text: 'After every gale, once a season or once only: you say, and you can change it.' },
    { title: 'A guarantee', text: `If a pane is not right, tell us within ${promises.guarantee} and we do it again.` },
  ],
  process: [
    { title: 'A free look', text: 'We count the windows, find out which are old and agree how each is reached.' },
    { title: 'Dry brush', text: 'Cobwebs, sand and grit come off frames and sills first.' },
    { title: 'Wash', text: 'Upper floors by pole from the ground, old sashes and low panes by hand.' },
    { title: 'Look round', text: 'You see the result with us, and we note any putty or seal that wants attention.' },
  ],
  faqs: [
    {
      q: 'What does window cleaning cost in Falmouth?',
      a: `The outside of a house starts from ${figure('window-cleaning', 'priceFrom')}. Small panes, height and the time since the last clean make the difference. The price is in writing before you decide.`,
    },
    {
      q: 'Can you reach a top floor on a steep street?',
      a: 'Usually, with a pole from the pavement or from the yard behind. Where neither works we say so at the visit, and leave that window out of the price.',
    },
    {
      q: 'Is salt bad for the glass itself?',
      a: 'Not for a good while. It is harder on hinges, handles and painted frames, which is one more reason to rinse those as well.',
    },
  ],
  related: [
    { label: 'Window cleaning, Falmouth area page', town: 'falmouth', service: 'window-cleaning' },
    { label: 'Gutter cleaning in Falmouth', town: 'falmouth', service: 'gutter-cleaning' },
    { label: 'Window cleaning in Truro', town: 'truro', service: 'window-cleaning' },
    { label: 'Patio cleaning in Cornwall', landing: 'patios-cornwall' },
  ],
  serviceType: 'Window Cleaning',
  areaServed: 'Falmouth',
};
