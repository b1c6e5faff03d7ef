import { assertDefined, at } from '../../src/domain/assert-defined.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { InputError, schemaProblems, type Problem } from '../../src/domain/problems.ts';
import { townProfileSchema } from '../../src/domain/profile.ts';
import { findService, services } from '../../src/domain/services.ts';
import { findTown, towns } from '../../src/domain/towns.ts';
import { genericProfileFile, profilesFolder, seoOverridesFile, templatesFolder } from './data-files.ts';
import type { Inputs, LoadedProfile } from './inputs.ts';
import { hubContext, serviceContext } from '../pages/page-context.ts';
import { seoLengths } from '../pages/render-page.ts';
import { helpers, loadTemplates, type Templates, type TemplateSet } from './templates.ts';

const seoText = (part: keyof typeof seoLengths) =>
  v.pipe(v.string(), v.minLength(seoLengths[part].min), v.maxLength(seoLengths[part].max));

const seoOverridesSchema = v.record(
  v.pipe(
    v.string(),
    v.check((key) => {
      const [town = '', service = ''] = key.split('/');
      return findTown(town) !== undefined && findService(service) !== undefined && key === `${town}/${service}`;
    }, 'must be town/service with a known town and service'),
  ),
  v.strictObject({ title: seoText('title'), description: seoText('description') }),
);

/** What an earlier run has read and checked, and what it needs to know of that. */
export interface CheckedInputs {
  /** Slugs of towns whose profiles are read. */
  readonly wanted: ReadonlySet<string>;
  /** By slug the seats of the other towns that have one. */
  readonly seats: Readonly<Record<string, number>>;
}

/**
 * Reads and checks everything the generator works from, profiles that are `checked` aside.
 * @throws one InputError for all that is wrong
 */
export function loadInputs(root: string, checked?: CheckedInputs): Inputs {
  const problems: Problem[] = [];
  const templates = loadTemplates(join(root, templatesFolder), problems);
  const read = <T>(file: string, schema: v.GenericSchema<unknown, T>) => readJson(root, file, schema, problems);

  const profiles = new Map<string, LoadedProfile>();
  const folder = profilesFolder;
  for (const name of existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : []) {
    const file = `${folder}/${name}`;
    const slug = name.replace(/\.json$/, '');
    if (!findTown(slug)) {
      problems.push({ file, message: 'no town of this name in site/towns.ts: add its row or remove the file' });
      continue;
    }
    if (checked && !checked.wanted.has(slug)) continue;
    const profile = read(file, townProfileSchema);
    if (profile) profiles.set(slug, { file, profile });
  }
  const seats = seatsOf(profiles, checked);
  problems.push(...seatProblems(seats));

  const genericFile = genericProfileFile;
  const generic = read(genericFile, townProfileSchema);
  const anyProfile = generic ? { file: genericFile, profile: generic } : profiles.values().next().value;
  if (anyProfile) problems.push(...unknownNames(templates, anyProfile));
  const seoOverrides = read(seoOverridesFile, seoOverridesSchema);

  if (problems.length > 0 || !generic || !seoOverrides) throw new InputError(problems);
  return { templates, profiles, generic: { file: genericFile, profile: generic }, seoOverrides, seats };
}

function readJson<T>(
  root: string,
  file: string,
  schema: v.GenericSchema<unknown, T>,
  problems: Problem[],
): T | undefined {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    problems.push({ file, message: error instanceof Error ? error.message : String(error) });
    return undefined;
  }
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  problems.push(...schemaProblems(file, result.issues));
  return undefined;
}

/** Names in templates that are no field of their page. Every profile has the same fields, so any one shows them. */
function unknownNames({ services: sets, hub }: Templates, profile: LoadedProfile): Problem[] {
  const town = at(towns, 0);
  const check = ({ sections, entries, seoTitle, seoDescription }: TemplateSet, fields: object): Problem[] =>
    [...Object.values(sections), ...Object.values(entries), seoTitle, seoDescription]
      .flat()
      .flatMap(({ file, names }) =>
        names
          .filter(({ name }) => !Object.hasOwn(fields, name) && !helpers.has(name))
          .map(({ name, line }) => ({
            file,
            field: name,
            message: `is not a field (line ${line}): see docs/template-fields.md`,
          })),
      );
  return [
    ...services.flatMap((service) =>
      check(assertDefined(sets[service.slug], service.slug), serviceContext(town, service, profile).context),
    ),
    ...check(hub, hubContext(town, profile).context),
  ];
}

/** By slug the seats of all towns that have one. */
function seatsOf(profiles: Inputs['profiles'], checked?: CheckedInputs): Inputs['seats'] {
  const others = Object.entries(checked?.seats ?? {}).filter(([slug]) => !checked?.wanted.has(slug));
  const read = [...profiles].flatMap(([slug, { profile }]) =>
    profile.seat === undefined ? [] : [[slug, profile.seat] as const],
  );
  return Object.fromEntries([...others, ...read]);
}

function seatProblems(seats: Inputs['seats']): Problem[] {
  const holder = new Map<number, string>();
  const problems: Problem[] = [];
  for (const { slug } of towns) {
    const seat = seats[slug];
    if (seat === undefined) continue;
    const file = `${profilesFolder}/${slug}.json`;
    const first = holder.get(seat);
    if (first) problems.push({ file, field: 'seat', message: `${seat} is taken by ${first}: choose a free one` });
    else holder.set(seat, file);
  }
  return problems;
}
