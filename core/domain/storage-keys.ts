/** Local storage key of the visitor's consent to analytics, holding `true` or `false`. */
export const consentStorageKey = 'analytics_consent';

/** Session storage key of the state of the last quote request. */
export const sendingNoteKey = 'quote_sending';

/** Local storage key of the last press on a link to the quiz, until the quiz opens. */
export const quotePressKey = 'quote_press';

/** Session storage key of the quiz's answers, which are kept for a day. */
export const answersKey = 'quote_answers';

/** Local storage key of the time at which the last sent request was begun. */
export const sentRequestKey = 'quote_sent';

/** Session storage key of what stands in a page's fields while the page reloads itself. */
export const keptFieldsKey = 'fields';
