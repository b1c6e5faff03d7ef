/** Postcode districts by town, for the finder: those of `site/profiles/`. A town without a profile has no line. */
export const districts: Readonly<Record<string, readonly string[]>> = {
  falmouth: ['TR11'],
  newquay: ['TR7'],
  penzance: ['TR18'],
  'st-ives': ['TR26'],
  truro: ['TR1'],
};
