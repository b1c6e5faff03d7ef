import {
  isObject,
  listOf,
  typesOf,
  type DataObject,
  isLive,
} from '../read/structured-data.ts';
import type { Rule } from '../types.ts';
import type { OpenSite, ReadPage } from '../read/read-site.ts';
import { missingOf } from './data-properties.ts';
import { levelOf } from './rule.ts';

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

type Found = ReadPage['objects'][number];

/** Nodes that describe something, and do not only refer to another node. */
const isSaying = ({ object }: Found) =>
  object['@id'] === undefined || Object.keys(object).length > 1;

/** The faults of an object. `defined` holds the ids of the objects that describe something. */
function objectFaults(found: Found, defined: ReadonlySet<unknown>) {
  const { object, pointer } = found;
  const id = object['@id'];
  if (!isSaying(found))
    return defined.has(id)
      ? []
      : [fault(`Nothing on the page has the @id ${String(id)}`, pointer)];
  if (object['@type'] === undefined)
    return [fault('An object has no @type', pointer)];
  return typesOf(object).flatMap((type) => [
    ...(missingOf(type, found)?.required ?? []).map((property) =>
      fault(`${type} lacks ${property}`, pointer),
    ),
    ...(type === 'BreadcrumbList' ? trailFaults(object, pointer) : []),
  ]);
}

/** A breadcrumb's positions must count from 1, and each item but the last must have an address. */
function trailFaults(trail: DataObject, pointer: string) {
  const items = listOf(trail.itemListElement).filter(isObject);
  const positions = items.map(({ position }) => Number(position));
  const isInOrder = positions.every(
    (position, index) => position === index + 1,
  );
  const withoutItem = items
    .slice(0, -1)
    .find(({ item }) => item === undefined || item === '');
  return [
    ...(isInOrder
      ? []
      : [fault(`The trail's positions are ${positions.join(', ')}`, pointer)]),
    ...(withoutItem
      ? [fault(`ListItem lacks item: ${String(withoutItem.name)}`, pointer)]
      : []),
  ];
}

/**
 * Each item of a breadcrumb must lead where the page's own link of that name leads, or to the page.
 */
function strangeStep(
  { object, pointer }: Found,
  { reading, path }: ReadPage,
  { resolve }: OpenSite,
) {
  const { item, name } = object;
  if (!pointer.startsWith('BreadcrumbList.') || typeof item !== 'string')
    return [];
  const to = resolve(item, path)?.path;
  const isShown =
    to === path ||
    reading.links.some(
      ({ text, target }) => text === name && target?.path === to,
    );
  return isShown
    ? []
    : [
        fault(
          `No link "${String(name)}" of the page leads to ${item}`,
          pointer,
        ),
      ];
}

const shorten = (text: string) =>
  text.length > 80 ? `${text.slice(0, 79)}…` : text;

/** More missing values than these have one cause: the page has lost what it shows. */
const MANY_VALUES = 5;
/** From how many questions on a page they are taken for a list of them. */
const MIN_QUESTIONS = 2;

export const structuredDataRules: readonly Rule[] = [
  {
    id: 'structured-data-required',
    about: 'structured data',
    title: 'Structured data that cannot be used',
    why: 'Search engines ignore data that is broken or lacks what its type requires, and the rich result is lost.',
    todo: 'Add the property, or correct the JSON-LD.',
    checkPage: ({ reading, page, objects }) => {
      const { nodes, errors } = reading.data;
      const present = new Set(nodes.flatMap(typesOf));
      const absent =
        errors.length > 0
          ? []
          : wantedTypes[page.kind].filter((type) => !present.has(type));
      const defined = new Set(
        objects.filter(isSaying).map(({ object }) => object['@id']),
      );
      return [
        ...errors.map((error) =>
          fault('A block cannot be read', `JSON-LD ${error}`),
        ),
        ...absent.map((type) => fault(`There is no ${type}`, 'JSON-LD')),
        ...objects.flatMap((found) => objectFaults(found, defined)),
      ];
    },
  },
  {
    id: 'structured-data-recommended',
    about: 'structured data',
    title: 'Structured data lacks what is recommended',
    why: 'What is recommended decides how much of a result is shown: telephone, hours, place.',
    todo: 'Add the property where the page shows its value.',
    checkPage: ({ objects }) =>
      objects.filter(isSaying).flatMap((found) =>
        typesOf(found.object).flatMap((type) => {
          const missing = missingOf(type, found);
          const faults = missing
            ? missing.recommended.map((property) => `${type} lacks ${property}`)
            : [`${type} is not known here: is it spelt as schema.org has it?`];
          return faults.map((what) => ({
            ...fault(what, found.pointer),
            ...levelOf(true),
          }));
        }),
      ),
  },
  {
    id: 'structured-data-visible',
    about: 'structured data',
    title: 'Structured data that the page does not show',
    why: 'Search engines count data that visitors cannot see as spam and may stop showing rich results for the whole site.',
    todo: 'Show the value on the page, or take it out of the data.',
    checkPage: (page, site) => {
      const { dataValues, path } = page;
      const missing = dataValues.filter(({ match }) => match === 'missing');
      const [first] = missing;
      if (first && missing.length > MANY_VALUES)
        return [
          {
            what: `${missing.length} values are not to be seen on the page`,
            where: `${first.pointer}: ${shorten(first.value)}`,
            cause: path,
            ...levelOf(missing.every(({ pointer }) => isLive(pointer))),
          },
        ];
      return [
        ...missing.map(({ pointer, value }) => ({
          what: `"${shorten(value)}" is not to be seen on the page`,
          where: pointer,
          cause: `${pointer} ${value}`,
          ...levelOf(isLive(pointer)),
        })),
        ...page.objects.flatMap((found) => strangeStep(found, page, site)),
      ];
    },
  },
  {
    id: 'structured-data-questions',
    about: 'structured data',
    title: 'Questions without their structured data',
    why: 'The page shows questions with answers, and search engines are not told that they are.',
    todo: 'Give the page the FAQPage of the questions that it shows.',
    checkPage: ({ reading }) => {
      const shown = reading.blocks.filter(
        ({ tag, text, region }) =>
          tag === 'summary' &&
          region === 'main' &&
          text.replace(/ ?\+$/, '').endsWith('?'),
      );
      if (
        shown.length < MIN_QUESTIONS ||
        reading.data.nodes.flatMap(typesOf).includes('FAQPage')
      )
        return [];
      return [
        {
          what: 'The questions are in no FAQPage',
          where: `summary: ${shown[0]?.text}`,
        },
      ];
    },
  },
];
