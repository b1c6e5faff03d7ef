import { subjects } from '#site/text-rules.ts';
import type { Subject } from '../../core/schemas/text-rules.ts';
import type { ServiceSlug } from '../../core/domain/services.ts';
import type { TownProfile } from './profile.ts';

/**
 * Returns, by subject, whether the town has it. The notes on `service` decide, or the notes on all
 * services if none is given.
 */
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
    // A subject with flags depends on them alone, whatever the profile's words say.
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
