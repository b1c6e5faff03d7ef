import { subjects } from '#site/text-rules.ts';
import type { Subject } from '../../pack/schemas/text-rules.ts';
import type { ServiceSlug } from '../../src/domain/services.ts';
import type { TownProfile } from './profile.ts';

/** The subjects that a town has, on its hub or on its page of a service, by name. */
export function subjectsHere(
  profile: TownProfile,
  service?: ServiceSlug,
): Readonly<Record<string, boolean>> {
  const notes = service
    ? [profile.services[service]]
    : Object.values(profile.services);
  const materials: readonly string[] = notes.flatMap((note) => note.materials);
  const words = JSON.stringify([
    notes,
    profile.typicalSurfaces,
    profile.commonIssues,
    service
      ? profile.softClaims.filter((claim) => claim.for.includes(service))
      : [profile.softClaims, profile.setting],
  ]);
  const has = (subject: Subject) => {
    // A flag from the map outweighs any words.
    if (subject.flags) return subject.flags.some((flag) => profile[flag]);
    if (subject.words.test(words)) return true;
    return subject.materials?.some((name) => materials.includes(name)) ?? false;
  };
  return Object.fromEntries(
    Object.entries<Subject>(subjects).map(([name, subject]) => [
      name,
      has(subject),
    ]),
  );
}
