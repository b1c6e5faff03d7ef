import { treatments } from '../../site/treatments.ts';

/** Whether a town's own texts recommend a biocide: whoever does has to say how it is used. */
export const mentionsBiocide = (texts: readonly string[]) => texts.some((text) => /\bbiocide/i.test(text));

/** A flag for each of the trade's treatments, `leaveOn` for `leave-on`: set for the town's own. */
export const treatmentFlags = (treatment: string) =>
  Object.fromEntries(
    Object.keys(treatments).map((name) => [
      name.replace(/-(.)/g, (_hyphen, letter: string) => letter.toUpperCase()),
      name === treatment,
    ]),
  );
