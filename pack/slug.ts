import type { Problem } from '../src/domain/problems.ts';

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
