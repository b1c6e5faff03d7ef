import type { RuleFinding } from '../model.ts';

/** What comes from the database is the owner's to mend, at any hour: it warns and stops no deploy. */
export const levelOf = (live: boolean): Pick<RuleFinding, 'level'> => (live ? { level: 'warning' } : {});
