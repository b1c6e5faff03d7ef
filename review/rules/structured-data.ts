import {
  isLive,
  isObject,
  listOf,
  typesOf,
  type FoundObject,
} from '../read/structured-data.ts';
import type { Faults, PageFinding } from '../types.ts';
import { didYouMean } from '../../core/domain/text/nearest.ts';
import { knownTypes, missingOf } from './data-properties.ts';
import { rulesById, shorten } from './rule.ts';

/** Types that pages of a kind must carry. */
const wantedTypes = {
  fixed: [],
  notFound: [],
  hub: ['BreadcrumbList'],
  townService: ['BreadcrumbList', 'Service'],
} as const;

const fault = (what: string, where: string) => ({
  what,
  where,
  cause: `${what} ${where}`,
});

/** Whether an object describes something, and is not only a reference. */
const isSaying = ({ object }: FoundObject) =>
  object['@id'] === undefined || Object.keys(object).length > 1;

/** Reports properties that an object lacks. A type that is not known is only a warning. */
const typeFaults = (
  found: FoundObject,
  asked: 'required' | 'recommended',
): PageFinding[] =>
  typesOf(found.object)
    .flatMap((type) => {
      const missing = missingOf(type, found);
      if (missing) return missing[asked].map((name) => `${type} lacks ${name}`);
      const unknown = `${type} is not a known type${didYouMean(type, knownTypes)}`;
      return asked === 'required' ? [] : unknown;
    })
    .map((what) => fault(what, found.pointer));

/** The faults of an object. `defined` holds the ids of the objects that describe something. */
function objectFaults(
  found: FoundObject,
  defined: ReadonlySet<unknown>,
): Faults<PageFinding> {
  const { object, pointer } = found;
  const id = object['@id'];
  if (!isSaying(found))
    return (
      !defined.has(id) &&
      fault(`Nothing on the page has the @id ${String(id)}`, pointer)
    );
  if (object['@type'] === undefined)
    return fault('An object has no @type', pointer);
  if (
    typesOf(object).some((type) => /^(?:Aggregate)?Rating$|^Review$/.test(type))
  )
    return fault('A business may not rate itself', pointer);
  return [typeFaults(found, 'required'), trailFaults(found)];
}

/** A breadcrumb's positions must count from 1, and each item but the last must have an address. */
function trailFaults({ object, pointer }: FoundObject): Faults<PageFinding> {
  if (!typesOf(object).includes('BreadcrumbList')) return undefined;
  const items = listOf(object.itemListElement).filter(isObject);
  return items.map(({ position, item, name }, index) => [
    Number(position) !== index + 1 && {
      what: `${String(name)} has the position ${position}`,
      where: pointer,
      cause: 'position',
    },
    !item &&
      index < items.length - 1 &&
      fault(`ListItem lacks item: ${String(name)}`, pointer),
  ]);
}

export const structuredDataRules = rulesById({
  'structured-data-required': {
    title: 'Structured data that cannot be used',
    why: 'Search engines ignore data that is broken or lacks what its type requires, and the rich result is lost.',
    todo: 'Add the property, or correct the JSON-LD.',
    checkPage: ({ data: { nodes, errors }, page, objects }) => {
      const present = new Set<string>(nodes.flatMap(typesOf));
      const defined = new Set(
        objects.filter(isSaying).map(({ object }) => object['@id']),
      );
      return [
        errors.map((error) =>
          fault('A block cannot be read', `JSON-LD ${error}`),
        ),
        errors.length === 0 &&
          wantedTypes[page.kind]
            .filter((type) => !present.has(type))
            .map((type) => fault(`There is no ${type}`, 'JSON-LD')),
        objects.map((found) => objectFaults(found, defined)),
      ];
    },
  },
  'structured-data-recommended': {
    onlyWarns: true,
    title: 'Structured data lacks what is recommended',
    why: 'What is recommended decides how much of a result is shown: telephone, hours, place.',
    todo: 'Add the property where the page shows its value.',
    checkPage: ({ objects }) =>
      objects.filter(isSaying).map((found) => typeFaults(found, 'recommended')),
  },
  'structured-data-visible': {
    title: 'Structured data that the page does not show',
    why: 'Search engines count data that visitors cannot see as spam and may stop showing rich results for the whole site.',
    todo: 'Show the value on the page, or take it out of the data.',
    checkPage: ({ dataValues }) =>
      dataValues
        .filter(({ place }) => place === undefined)
        .map(({ pointer, value }) => ({
          what: `"${shorten(value)}" is not visible on the page`,
          where: pointer,
          words: { text: value },
          cause: `${pointer} ${value}`,
          live: isLive(pointer),
        })),
  },
});
