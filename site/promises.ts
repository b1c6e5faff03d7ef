/* What we promise in figures. Pages and templates take them from here; nothing else states one. */
export const promises = {
  /** Within which a request is answered. */
  reply: '24 hours',
  /** How long after completion a customer has to tell us. */
  guarantee: '48 hours',
} as const;
