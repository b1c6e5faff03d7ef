import { assertDefined, at, mapGet } from '../../src/domain/assert-defined.ts';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readText } from '../../pack/read-text.ts';
import {
  InputError,
  schemaProblems,
  type Problem,
} from '../../src/domain/problems.ts';
import { townProfileSchema, townSurfacesSchema } from './profile.ts';
import { findService, services } from '../../src/domain/services.ts';
import { findTown, towns, type Town } from '../../src/domain/towns.ts';
import {
  genericProfileFile,
  profilesFolder,
  seoOverridesFile,
  templatesFolder,
  type Inputs,
  type LoadedProfile,
  type SeoText,
} from './inputs.ts';
import { assignPairs, type DescribedSurfaces } from '../pages/assign-pairs.ts';
import { hubContext, serviceContext } from '../pages/page-context.ts';
import { seoLengths } from '../pages/render-page.ts';
import {
  helpers,
  loadTemplates,
  renderText,
  type Templates,
  type TemplateSet,
} from './templates.ts';

const seoOverridesSchema = v.record(
  v.pipe(
    v.string(),
    v.check((key) => {
      const [town = '', service = ''] = key.split('/');
      return (
        findTown(town) !== undefined &&
        findService(service) !== undefined &&
        key === `${town}/${service}`
      );
    }, 'must be town/service with a known town and service'),
  ),
  v.strictObject({ title: v.string(), description: v.string() }),
);

/**
 * Reads and checks everything the generator works from. If an earlier run has checked the other
 * profiles, reads only those of `requested` towns.
 * @throws one InputError for all that is wrong
 */
export function loadInputs(
  root: string,
  requested?: ReadonlySet<string>,
): Inputs {
  const problems: Problem[] = [];
  const templates = loadTemplates(join(root, templatesFolder), problems);
  const read = <T>(
    file: string,
    schema: v.GenericSchema<unknown, T>,
  ): T | undefined => {
    try {
      const value: unknown = JSON.parse(readText(join(root, file), file));
      problems.push(...typedSums(value, { file, field: '' }));
      return v.parse(schema, value);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      problems.push(
        ...(error instanceof InputError
          ? error.problems
          : error instanceof v.ValiError
            ? schemaProblems(file, error.issues)
            : [{ file, message }]),
      );
      return undefined;
    }
  };

  const profiles = new Map<string, LoadedProfile>();
  const surfaces = new Map<string, DescribedSurfaces>();
  const folder = join(root, profilesFolder);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  for (const name of names) {
    const file = `${profilesFolder}/${name}`;
    const slug = name.replace(/\.json$/, '');
    if (!findTown(slug))
      problems.push({
        file,
        message:
          'no town of this name in site/towns.ts: add its row or remove the file',
      });
    else if (requested?.has(slug) ?? true) {
      const profile = read(file, townProfileSchema);
      if (!profile) continue;
      profiles.set(slug, { file, profile });
      surfaces.set(slug, { file, profile });
    } else {
      const profile = read(file, townSurfacesSchema);
      if (profile) surfaces.set(slug, { file, profile });
    }
  }
  problems.push(...repeatedCodewords(root));

  const generic = read(genericProfileFile, townProfileSchema);
  const anyProfile = generic
    ? { file: genericProfileFile, profile: generic }
    : profiles.values().next().value;
  if (anyProfile) problems.push(...unknownNames(templates, anyProfile));
  const seoOverrides = read(seoOverridesFile, seoOverridesSchema);

  if (problems.length > 0 || !generic || !seoOverrides)
    throw new InputError(problems);
  const loadedGeneric = { file: genericProfileFile, profile: generic };
  const profileOf = ({ slug }: Town) => profiles.get(slug) ?? loadedGeneric;
  const pairs = assignPairs(
    towns,
    ({ slug }) => surfaces.get(slug) ?? loadedGeneric,
    problems,
  );
  const genericPairs = assignPairs(
    towns.slice(0, 1),
    () => loadedGeneric,
    problems,
  );
  const rendered = renderOverrides(seoOverrides, profileOf, problems);
  if (problems.length > 0) throw new InputError(problems);
  return {
    templates,
    profiles,
    generic: loadedGeneric,
    pairs,
    genericPairs: mapGet(genericPairs, at(towns, 0).slug),
    seoOverrides: rendered,
  };
}

/**
 * Fills in hand-written titles and descriptions, and checks that search results show each of them
 * whole.
 */
function renderOverrides(
  overrides: Inputs['seoOverrides'],
  profileOf: (town: Town) => LoadedProfile,
  problems: Problem[],
): Record<string, SeoText> {
  const render = (key: string, part: keyof SeoText, text: string): string => {
    const [townSlug = '', slug = ''] = key.split('/');
    const town = assertDefined(findTown(townSlug), key);
    const service = assertDefined(findService(slug), key);
    const place = { file: seoOverridesFile, field: `${key}.${part}` };
    const { min, max } = seoLengths[part];
    try {
      const { context } = serviceContext(town, service, profileOf(town));
      const rendered = renderText(text, context);
      if (rendered.length < min || rendered.length > max)
        problems.push({
          ...place,
          message: `has ${rendered.length} characters with its values, and ${min} to ${max} fit`,
        });
      return rendered;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const [, name] = /^"(.+)" not defined/.exec(reason) ?? [];
      const fault = name === undefined ? reason : `{{${name}}} is no field`;
      problems.push({
        ...place,
        message: `${fault}: see docs/template-fields.md`,
      });
      return text;
    }
  };
  return Object.fromEntries(
    Object.entries(overrides).map(([key, { title, description }]) => [
      key,
      {
        title: render(key, 'title', title),
        description: render(key, 'description', description),
      },
    ]),
  );
}

/**
 * Finds prices that are typed in a JSON file: they would be outdated when the pack's prices change.
 */
function typedSums(
  value: unknown,
  { file, field }: Pick<Problem, 'file'> & { readonly field: string },
): Problem[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) =>
      typedSums(inner, { file, field: field ? `${field}.${name}` : name }),
    );
  const [sum] =
    (typeof value === 'string' && /£\s?\d[\d.,]*/.exec(value)) || [];
  return sum === undefined
    ? []
    : [
        {
          file,
          field,
          message: `states ${sum}: prices come from site/pricing.ts, as {{priceFrom}} in a title or description; take it out of a profile`,
        },
      ];
}

/**
 * Names in templates that are not fields of their page. Any profile will do, since all have the
 * same fields.
 */
function unknownNames(
  { services: sets, hub }: Templates,
  profile: LoadedProfile,
): Problem[] {
  const town = at(towns, 0);
  const check = (
    { sections, entries, seoTitle, seoDescription }: TemplateSet,
    fields: object,
  ): Problem[] =>
    [
      ...Object.values(sections),
      ...Object.values(entries),
      seoTitle,
      seoDescription,
    ]
      .flat()
      .flatMap(({ file, names }) =>
        names
          .filter(
            ({ name }) => !Object.hasOwn(fields, name) && !helpers.has(name),
          )
          .map(({ name, line }) => ({
            file,
            field: name,
            message: `is not a field (line ${line}): see docs/template-fields.md`,
          })),
      );
  return [
    ...services.flatMap((service) =>
      check(
        assertDefined(sets[service.slug], service.slug),
        serviceContext(town, service, profile).context,
      ),
    ),
    ...check(hub, hubContext(town, profile).context),
  ];
}

/** Codewords that two profiles share, in the site's order. */
function repeatedCodewords(root: string): Problem[] {
  const holders = new Map<string, string>();
  return towns.flatMap(({ slug }): Problem[] => {
    const file = `${profilesFolder}/${slug}.json`;
    const path = join(root, file);
    const [, codeword] =
      (existsSync(path) && /"codeword":\s*(\d+)/.exec(readText(path, file))) ||
      [];
    if (codeword === undefined) return [];
    const first = holders.get(codeword);
    if (first === undefined) holders.set(codeword, file);
    return first
      ? [
          {
            file,
            field: 'codeword',
            message: `${codeword} is taken by ${first}: choose a free one`,
          },
        ]
      : [];
  });
}
