import * as v from 'valibot';

/* Building blocks of the schemas of a pack's files. Whatever they read is read-only. */

/** Words that are shown, or a name. */
export const text = v.pipe(
  v.string('must be text, in quotes'),
  v.check((value) => value.trim() !== '', 'is empty: fill it in'),
);

export const number = v.number('must be a number, without quotes');
export const flag = v.boolean('must be true or false, without quotes');
export const pattern = v.instance(RegExp, 'must be a pattern, between slashes');

/** An address on the web. */
export const link = v.pipe(
  text,
  v.check(
    (value) => URL.canParse(value),
    'must be an address starting with https://',
  ),
);

/** A page's own address on the site. */
export const oneWordPath = v.pipe(
  text,
  v.regex(/^\/[a-z0-9-]+$/, 'must be one word of an address, as in /about-us'),
);

export const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item, 'must be a list, in square brackets'), v.readonly());

/** These fields and no other. */
export const fields = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.strictObject(entries), v.readonly());

/** Entries under names that the pack chooses. */
export const byName = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(v.record(v.string(), value), v.readonly());

/**
 * A name that another file of the pack lists, such as a picture's. The pack's types list the valid
 * names, and `check-names.ts` checks each against the list.
 */
export const nameOf = <Name extends string>() =>
  text as unknown as v.GenericSchema<Name>;
