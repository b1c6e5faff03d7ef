import { subjects } from '#site/things.ts';
import type { Subject } from '../../pack/schemas/things.ts';
import type { TownProfile } from './profile.ts';
import type { ServiceSlug } from '../../src/domain/services.ts';

const all = Object.entries<Subject>(subjects);

/** Which subjects a town has, on a page of this service or on its hub, by name. Flags decide alone where a subject has some. */
export function subjectsHere(
  profile: TownProfile,
  service?: ServiceSlug,
): Readonly<Record<string, boolean>> {
  const { services, typicalSurfaces, commonIssues, softClaims, setting } =
    profile;
  const notes = service ? [services[service]] : Object.values(services);
  const claims = softClaims.filter(
    (claim) => service === undefined || claim.for.includes(service),
  );
  const words = JSON.stringify([
    notes,
    typicalSurfaces,
    commonIssues,
    claims,
    service ? '' : setting,
  ]);
  const has = ({ words: named, materials = [], flags }: Subject) =>
    flags
      ? flags.some((flag) => profile[flag])
      : named.test(words) ||
        notes.some((note) =>
          materials.some((name) => note.materials.includes(name as never)),
        );
  return Object.fromEntries(all.map(([name, subject]) => [name, has(subject)]));
}
