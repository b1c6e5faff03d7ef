import { inSentence } from '../../src/domain/text/in-sentence.ts';
import { slugOf } from './starter-options.ts';

/** The profile of towns that nobody has described yet: true of any place, and of none in particular. */
export function starterProfile(
  services: readonly string[],
  county: string,
): object {
  const slugs = services.map(slugOf);
  return {
    postcodeHints: [county],
    setting:
      'Older streets near the middle, newer ones towards the edge: houses of several ages stand here side by side, and what was usual when they were built differs from one to the next. That is why we look before we say anything about a price. Write in this place what is true of the town: how it lies, what it is built of and what that means for the work.',
    standfirst:
      'What we do here, what it depends on and how the price is made. The visit is free, the quote is in writing, and you take as long as you like to think about it.',
    titleTail: 'A Free Visit First',
    descriptionTail:
      'we come and look, say what there is to do and what it depends on',
    commonIssues: [
      { text: 'wear that comes with age', cause: 'age' },
      { text: 'things that were never quite right', cause: 'age' },
      { text: 'things put off for too long', cause: 'age' },
    ],
    softClaims: [
      {
        text: 'We agree where to park and how to get in when the day is fixed.',
        for: slugs,
      },
      {
        text: 'We say at the visit what we cannot promise, and write that down as well.',
        for: slugs,
      },
      { text: 'We leave the place as tidy as we found it.', for: slugs },
    ],
    nearbyDescriptors: [
      'the centre',
      'the older streets',
      'the newer estates',
      'the edge of the place',
    ],
    landmarksGeneric: ['the church', 'the main street', 'the school'],
    services: Object.fromEntries(
      services.map((name) => [slugOf(name), starterNotes(inSentence(name))]),
    ),
  };
}

const starterNotes = (service: string) => ({
  surface: 'houses of every age',
  surfaceShort: 'the houses',
  issue: 'something that has waited for a while',
  summary: `We come and look, say what ${service} would mean in your case, and put the price in writing.`,
  standfirst: `What ${service} takes depends on the house, its age and how it was looked after. We see it first, and then you have our opinion and a price in writing.`,
  titleTail: 'Free Visit & Quote',
  note: `Write here what ${service} means in this town and in no other: which streets or kinds of house it is about, what they are made of, what is usually found, how you get to it and what that means for the way the work is done. Three to five sentences are enough. Until then this page says the same as the others, and the launch check lists the town.`,
  questions: [
    {
      q: `How soon could you come to look?`,
      a: 'Ring or fill in the form, and we agree a day with you. It takes a short visit to see what there is to do. Afterwards you have a price in writing, and nothing is booked until you say so.',
    },
    {
      q: 'Is the visit really free?',
      a: 'Yes. We come to look because a price without a look is a guess. If you decide against the work, or for somebody else, you owe us nothing for the visit or for the quote.',
    },
    {
      q: 'What happens if you find more than we thought?',
      a: 'We stop and show you. What was not in the quote is not done, and not charged, until the two of us have agreed on it and it is written down.',
    },
  ],
});
