import * as v from 'valibot';

/* Building blocks of the schemas for a pack's files. Parsed values are read-only. */

/** A text or a name that is not blank. */
export const text = v.pipe(
  v.string('must be text, in quotes'),
  v.check((value) => value.trim() !== '', 'is empty: fill it in'),
);

export const number = v.number('must be a number, without quotes');
export const flag = v.boolean('must be true or false, without quotes');
export const pattern = v.instance(RegExp, 'must be a pattern, between slashes');

/** An absolute URL. */
export const link = v.pipe(
  text,
  v.check(
    (value) => value.startsWith('https://') && URL.canParse(value),
    'must be an address starting with https://',
  ),
);

/** The path of a page, in one segment. */
export const pagePath = v.pipe(
  text,
  v.regex(
    /^\/[a-z0-9-]+$/,
    'must be one part of lower-case letters, digits and hyphens, as in /about-us',
  ),
  v.check((path) => path !== '/404', 'is the address of the error page'),
);

export const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item, 'must be a list, in square brackets'), v.readonly());

/** An object with these fields and no others. */
export const fields = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.strictObject(entries), v.readonly());

/** A record whose keys the pack chooses. */
export const byName = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(v.record(v.string(), value), v.readonly());

/**
 * A name from a list in another file of the pack, such as a picture's. The pack's types list the
 * valid names, and `check-names.ts` checks the name against the list.
 */
export const nameOf = <Name extends string>() =>
  text as unknown as v.GenericSchema<Name>;
