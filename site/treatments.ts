/**
 * Ways of treating one surface, where the trade has two: a profile names the one of its town, and
 * templates ask for it by a flag of that name (`leaveOn`). To each the words that it rules out on a
 * page, unless the sentence says that it is not done.
 *
 * `leave-on`: biocide is put on render and left for the weather. `rinse`: it is rinsed off at low
 * pressure the same day.
 */
export const treatments = {
  'leave-on': [
    /\b(?:rinse[ds]?|rinsing) (?:off|it off|them off|(?:it |the (?:wall|face|front) )?(?:from|down)|the (?:wall|face|front)|same day|the same)/i,
    /\blow-pressure rinse\b/i,
    /\brinse it second\b/i,
  ],
  rinse: [
    /\b(?:left|leave (?:it|the rest)) (?:to|for) (?:the )?(?:weather|rain)/i,
    /\bno (?:rinse|rinsing)\b/i,
    /\bwithout (?:a rinse|rinsing)\b/i,
  ],
} as const satisfies Readonly<Record<string, readonly RegExp[]>>;
