import { assertDefined, at, mapGet } from '../../core/domain/assert-defined.ts';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  lineOf,
  readingProblems,
  readText,
} from '../../core/disk/read-text.ts';
import {
  InputError,
  schemaProblems,
  throwProblems,
  type Problem,
} from '../../core/domain/problems.ts';
import {
  townProfileSchema,
  withoutPrices,
  type LoadedProfile,
} from './profile.ts';
import { findService, services } from '../../core/domain/services.ts';
import { findTown, towns } from '../../core/domain/towns.ts';
import {
  genericProfileFile,
  profilesFolder,
  seoOverridesFile,
  templatesFolder,
  type Inputs,
  type SeoText,
} from './inputs.ts';
import { calendarProblems } from './town-calendar.ts';
import { assignPairs, fittingTown } from '../pages/assign-pairs.ts';
import { hubContext, serviceContext } from '../pages/page-context.ts';
import { seoLengths } from '../../core/domain/seo-lengths.ts';
import {
  helpers,
  loadTemplates,
  renderText,
  type Templates,
  type TemplateSet,
} from './templates.ts';

const pageKeys = new Set(
  towns.flatMap((town) =>
    services.map((service) => `${town.slug}/${service.slug}`),
  ),
);

const seoOverridesSchema = v.record(
  v.pipe(
    v.string(),
    v.check(
      (key) => pageKeys.has(key),
      'must be town/service with a known town and service',
    ),
  ),
  v.strictObject({ title: withoutPrices, description: withoutPrices }),
);

/**
 * Reads and checks all inputs of the generator.
 * @throws one InputError with all problems
 */
export function loadInputs(root: string): Inputs {
  const problems: Problem[] = [];
  const templates = loadTemplates(join(root, templatesFolder), problems);
  const read = <T>(
    file: string,
    schema: v.GenericSchema<unknown, T>,
  ): T | undefined => {
    try {
      const value: unknown = JSON.parse(readText(join(root, file), file));
      const { success, output, issues = [] } = v.safeParse(schema, value);
      problems.push(...schemaProblems(file, issues));
      return success ? output : undefined;
    } catch (error) {
      problems.push(...readingProblems(file, error));
      return undefined;
    }
  };
  const profiles = new Map<string, LoadedProfile>();
  const beforeProfiles = problems.length;
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
    else {
      const profile = read(file, townProfileSchema);
      if (profile) profiles.set(slug, { file, profile });
    }
  }

  problems.push(...[...profiles.values()].flatMap(calendarProblems));
  const profile = read(genericProfileFile, townProfileSchema);
  problems.push(...mergeSame(problems.splice(beforeProfiles)));
  const generic = profile && { file: genericProfileFile, profile };
  const anyProfile = generic ?? profiles.values().next().value;
  if (anyProfile) problems.push(...unknownNames(templates, anyProfile));
  const seoOverrides = read(seoOverridesFile, seoOverridesSchema);

  if (problems.length > 0 || !generic || !seoOverrides)
    throw new InputError(problems);
  const fittings = towns.map(({ slug }) =>
    fittingTown(slug, profiles.get(slug) ?? generic),
  );
  const pairs = assignPairs(fittings, problems);
  const ofGeneric = fittingTown('', generic);
  const genericPairs = assignPairs([ofGeneric], problems);
  const rendered = Object.entries(seoOverrides).map(([key, texts]) => [
    key,
    renderOverride(key, texts, { profiles, generic }, problems),
  ]);
  throwProblems(problems);
  return {
    templates,
    profiles,
    generic,
    pairs,
    genericPairs: mapGet(genericPairs, ofGeneric.slug),
    seoOverrides: Object.fromEntries(rendered),
  };
}

/** A problem of more profiles than this is reported in one line. */
const MOST_SAME = 3;

/** Merges problems that many profiles share, such as a field that no profile may have. */
function mergeSame(problems: readonly Problem[]): Problem[] {
  const kinds = Map.groupBy(problems, ({ field, message }) =>
    [field, message].join('\n'),
  );
  return [...kinds.values()].flatMap((same) => {
    if (same.length <= MOST_SAME) return same;
    const first = at(same, 0);
    const more = `(and in ${same.length - 1} more profiles)`;
    return { ...first, message: `${first.message} ${more}` };
  });
}

/**
 * Fills in a hand-written title and description, and checks that both fit in search results.
 * @param key `town/service`
 */
function renderOverride(
  key: string,
  texts: SeoText,
  { profiles, generic }: Pick<Inputs, 'profiles' | 'generic'>,
  problems: Problem[],
): SeoText {
  const [townSlug = '', slug = ''] = key.split('/');
  const town = assertDefined(findTown(townSlug), key);
  const service = assertDefined(findService(slug), key);
  const profile = profiles.get(townSlug) ?? generic;
  const { context } = serviceContext(town, service, profile);
  const render = (part: keyof SeoText): string => {
    const { min, max } = seoLengths[part];
    const refuse = (message: string) =>
      problems.push({
        file: seoOverridesFile,
        field: `${key}.${part}`,
        message,
      });
    try {
      const text = renderText(texts[part], context);
      if (text.length < min || text.length > max)
        refuse(
          `has ${text.length} characters with its values, and ${min} to ${max} fit`,
        );
      return text;
    } catch (error) {
      const reason = lineOf(error);
      const [, name] = /^"(.+)" not defined/.exec(reason) ?? [];
      const fault = name === undefined ? reason : `{{${name}}} is not a field`;
      refuse(`${fault}: see docs/template-fields.md`);
      return '';
    }
  };
  return {
    title: render('title'),
    description: render('description'),
  };
}

/**
 * Returns a problem for each name in a template that is not a field of its page. Any profile will
 * do, since all have the same fields.
 */
function unknownNames(templates: Templates, profile: LoadedProfile): Problem[] {
  const town = at(towns, 0);
  const hub = hubContext(town, profile).context;
  return [
    ...services.flatMap((service) =>
      unknownNamesOf(
        assertDefined(templates.services[service.slug], service.slug),
        serviceContext(town, service, profile).context,
      ),
    ),
    ...unknownNamesOf(templates.hub, hub),
  ];
}

function unknownNamesOf(
  { sections, entries, seoTitle, seoDescription }: TemplateSet,
  fields: object,
): Problem[] {
  const pools = [
    ...Object.values(sections),
    ...Object.values(entries),
    seoTitle,
    seoDescription,
  ];
  const isKnown = (name: string) =>
    Object.hasOwn(fields, name) || helpers.has(name);
  return pools.flat().flatMap(({ file, names }) =>
    names
      .filter(({ name }) => !isKnown(name))
      .map(({ name, line }) => ({
        file,
        field: name,
        message: `is not a field (line ${line}): see docs/template-fields.md`,
      })),
  );
}
