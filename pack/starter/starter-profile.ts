/*
 * Profiles that the starter writes: placeholders tell the owner what to write, and at what length.
 * Template files have the same placeholders.
 */

const questions = Array.from({ length: 3 }, () => ({
  q: '[[A question that people here ask (8 words)]]',
  a: '[[The answer, as it is true here (60 to 75 words)]]',
}));

/** A town's notes on a service, as placeholders. */
export const starterNotes = {
  summary: '[[What it means in this town, for the hub (14 to 24 words)]]',
  standfirst: '[[What it means in this town, for the page (22 to 38 words)]]',
  titleTail: '[[What is particular here (3 words)]]',
  note: '[[What is so in this town and in no other (90 to 110 words)]]',
  questions,
};

/** Builds a town's profile of placeholders, with notes on the services of these slugs. */
export const starterProfile = (services: readonly string[]): object => ({
  titleTail: '[[What is particular here (3 words)]]',
  descriptionTail: '[[The same for search results (10 to 12 words)]]',
  postcodeHints: ['[[Its postcode district, such as ZZ9]]'],
  setting:
    '[[How the town lies, and what that means for the work (45 to 80 words)]]',
  standfirst: '[[What the town is for you (25 to 45 words)]]',
  commonIssues: Array.from({ length: 3 }, () => ({
    text: '[[What there is to do here, in the plural (4 words)]]',
  })),
  services: Object.fromEntries(services.map((slug) => [slug, starterNotes])),
});
