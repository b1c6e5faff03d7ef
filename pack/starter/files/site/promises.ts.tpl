/* What we promise in figures. Pages and templates take them from here; nothing else states one. */
export const promises = {
  /** Within which a request is answered. */
  reply: '[[Within which time: 2 working days]]',
  /** How long after completion a customer has to tell us. */
  guarantee: '[[For how long: 7 days]]',
} as const;
