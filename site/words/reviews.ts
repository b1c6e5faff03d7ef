import type { Review } from '#core/schemas/reviews.ts';

/*
 * Placeholders: nobody wrote these. They show how the section looks until reviews from real
 * customers, with their permission, replace them. Publishing invented reviews is unlawful in the
 * UK (Digital Markets, Competition and Consumers Act 2024): `sample` is there for the launch check.
 */
export const reviews: readonly Review[] = [
  {
    name: 'Margaret T.',
    location: 'Exmouth',
    text:
      'I had stopped using the patio because it was like a skating rink from October onwards. They came to look first, told me two ' +
      'slabs were loose and worked round them. I had forgotten it was that colour. They even put the pots back in the right places.',
    stars: 5,
    delay: 0,
    sample: true,
  },
  {
    name: 'Dan P.',
    location: 'Exeter',
    text:
      'Block paved drive, very mossy on the hedge side. Quote in writing, turned up when they said, sand brushed back in. Happy with ' +
      'that.',
    stars: 5,
    delay: 80,
    sample: true,
  },
  {
    name: 'Helen W.',
    location: 'Sidmouth',
    text:
      'We thought the back of the house needed painting. They said to wash it first and see. The green streaks under the windows had ' +
      'gone by teatime and the fainter marks faded over the next few weeks, just as we had been told. The paint can wait.',
    stars: 5,
    delay: 160,
    sample: true,
  },
  {
    name: 'Colin R.',
    location: 'Newton Abbot',
    text:
      'Wanted the moss off our slates but not a pressure washer anywhere near them. All scraped by hand, then treated. They showed me ' +
      'a slipped slate by the chimney so I could get our roofer back. Moss all picked up off the lawn.',
    stars: 5,
    delay: 0,
    sample: true,
  },
  {
    name: 'Priya K.',
    location: 'Topsham',
    text: 'Gutters cleared, downpipe running again, path rinsed before they left. Polite and no fuss.',
    stars: 5,
    delay: 80,
    sample: true,
  },
  {
    name: 'Steve B.',
    location: 'Budleigh Salterton',
    text:
      'The decking faces the sea and had gone grey-green and slimy. My last go with a hired machine left it furry, so I was wary. They ' +
      'did it with brushes and hardly any pressure and it came up smooth. They were honest that one board was past saving. I replaced ' +
      'it and oiled the lot the week after.',
    stars: 5,
    delay: 160,
    sample: true,
  },
];
