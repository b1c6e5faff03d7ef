import type { Problem } from '../../src/domain/problems.ts';

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Slugs that cannot be part of an address, and those that are there twice. */
export function slugProblems(file: string, what: string, slugs: readonly string[]): Problem[] {
  return slugs.flatMap((slug, index): Problem[] => {
    if (!slugPattern.test(slug))
      return [{ file, field: slug, message: `${what} must be lower-case letters, digits and hyphens: correct it` }];
    return slugs.indexOf(slug) < index ? [{ file, field: slug, message: `${what} is there twice: remove one` }] : [];
  });
}

/** Names that stand nowhere in `known`, each as a problem of `field`. */
export function unknownNames({
  file,
  field,
  names,
  known,
  remedy,
}: {
  readonly file: string;
  readonly field: string;
  readonly names: readonly string[];
  readonly known: readonly string[];
  readonly remedy: string;
}): Problem[] {
  return names.filter((name) => !known.includes(name)).map((name) => ({ file, field, message: `"${name}" ${remedy}` }));
}

/** Names of `known` that a list by name has no entry for, and entries for what is not known. */
export function entryProblems({
  file,
  field,
  known,
  given,
  remedy,
}: {
  readonly file: string;
  readonly field: string;
  readonly known: readonly string[];
  readonly given: readonly string[];
  readonly remedy: string;
}): Problem[] {
  return [
    ...known
      .filter((name) => !given.includes(name))
      .map((name) => ({ file, field: `${field}.${name}`, message: 'is missing: add it' })),
    ...unknownNames({ file, field, names: given, known, remedy }),
  ];
}
