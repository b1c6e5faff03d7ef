/** Session storage key of the note that says what became of a quote request. */
export const sendingNoteKey = 'quote_sending';
