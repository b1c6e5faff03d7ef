import {
  isObject,
  listOf,
  typesOf,
  type DataObject,
} from '../read/structured-data.ts';
import type { Rule } from '../types.ts';
import { propertiesOf } from './data-properties.ts';
import { levelOf } from './rule.ts';

/** Types that pages of a kind must carry. */
const wantedTypes = {
  fixed: [],
  notFound: [],
  hub: ['BreadcrumbList'],
  townService: ['BreadcrumbList', 'Service'],
} as const;

const isMissing = (object: DataObject, property: string) =>
  listOf(object[property]).every((value) => value === '' || value === null);

const fault = (what: string, where: string) => ({
  what,
  where,
  cause: `${what} ${where}`,
});

/** What is wrong with an object; `defined` are the ids of those that say something. */
function objectFaults(
  object: DataObject,
  pointer: string,
  defined: ReadonlySet<unknown>,
) {
  const id = object['@id'];
  if (Object.keys(object).length === 1 && id !== undefined)
    return defined.has(id)
      ? []
      : [fault(`Nothing on the page has the @id ${String(id)}`, pointer)];
  if (object['@type'] === undefined)
    return [fault('An object has no @type', pointer)];
  return typesOf(object).flatMap((type) => {
    const properties = propertiesOf(type);
    if (!properties)
      return [
        fault(
          `${type} is no type that search engines are known to read`,
          pointer,
        ),
      ];
    const lacking = properties.required.filter((property) =>
      isMissing(object, property),
    );
    const items =
      type === 'BreadcrumbList'
        ? listOf(object.itemListElement).filter(isObject)
        : [];
    const isInOrder = items.every(
      ({ position }, index) => Number(position) === index + 1,
    );
    return [
      ...lacking.map((property) => fault(`${type} lacks ${property}`, pointer)),
      ...(isInOrder
        ? []
        : [
            fault(
              `The trail's positions are ${items.map((item) => item.position).join(', ')}`,
              pointer,
            ),
          ]),
    ];
  });
}

const shorten = (text: string) =>
  text.length > 80 ? `${text.slice(0, 79)}…` : text;

/** From how many questions on a page they are taken for a list of them. */
const MIN_QUESTIONS = 2;

export const structuredDataRules: readonly Rule[] = [
  {
    id: 'structured-data-required',
    about: 'structured data',
    title: 'Structured data that cannot be used',
    why: 'Search engines ignore data that is broken or lacks what its type requires, and the rich result is lost.',
    todo: 'Add the property, or correct the JSON-LD in src/seo/structured-data.ts.',
    checkPage: ({ reading, page, objects }) => {
      const { nodes, errors } = reading.data;
      const present = new Set(nodes.flatMap(typesOf));
      const absent =
        errors.length > 0
          ? []
          : wantedTypes[page.kind].filter((type) => !present.has(type));
      const saying = objects.filter(
        ({ object }) => Object.keys(object).length > 1,
      );
      const defined = new Set(saying.map(({ object }) => object['@id']));
      return [
        ...errors.map((error) =>
          fault('A block cannot be read', `JSON-LD ${error}`),
        ),
        ...absent.map((type) => fault(`There is no ${type}`, 'JSON-LD')),
        ...objects.flatMap(({ object, pointer }) =>
          objectFaults(object, pointer, defined),
        ),
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
      objects.flatMap(({ object, pointer }) => {
        // The services of an offer catalogue are names only.
        if (pointer.includes('itemOffered')) return [];
        return typesOf(object).flatMap((type) =>
          (propertiesOf(type)?.recommended ?? [])
            .filter((property) => object[property] === undefined)
            .map((property) => fault(`${type} lacks ${property}`, pointer)),
        );
      }),
  },
  {
    id: 'structured-data-visible',
    about: 'structured data',
    title: 'Structured data that the page does not show',
    why: 'Search engines count data that visitors cannot see as spam and may stop showing rich results for the whole site.',
    todo: 'Show the value on the page, or take it out of the data.',
    checkPage: ({ dataValues }) =>
      dataValues
        .filter(({ match }) => match === 'missing')
        .map(({ pointer, value }) => ({
          what: `"${shorten(value)}" is not to be seen on the page`,
          where: pointer,
          cause: `${pointer} ${value}`,
          ...levelOf(pointer.startsWith('BlogPosting')),
        })),
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
