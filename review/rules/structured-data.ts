import type { Rule } from '../types.ts';
import {
  allObjects,
  isObject,
  listOf,
  parseStructuredData,
  typesOf,
  type DataObject,
} from '../read/structured-data.ts';
import { propertiesOf } from './data-properties.ts';
import { eachPage, levelOf } from './rule.ts';
import { visibleOf, matchNode } from '../read/visible-data.ts';

/** Types that pages of a kind must carry. */
const wantedTypes = {
  fixed: [],
  notFound: [],
  hub: ['BreadcrumbList'],
  townService: ['BreadcrumbList', 'Service'],
} as const;

const structuredDataRequired: Rule = {
  id: 'structured-data-required',
  about: 'structured data',
  title: 'Structured data that cannot be used',
  why: 'Search engines ignore data that is broken or lacks what its type requires, and the rich result is lost.',
  todo: 'Add the property, or correct the JSON-LD in src/seo/structured-data.ts.',
  check: eachPage(({ reading, page }) => {
    const { nodes, errors } = parseStructuredData(reading.jsonLd);
    const objects = allObjects(nodes);
    const fault = (what: string, where: string) => ({ what, where, cause: `${what} ${where}` });
    const present = new Set(nodes.flatMap(typesOf));
    const defined = new Set(
      objects.filter(({ object }) => Object.keys(object).length > 1).map(({ object }) => object['@id']),
    );
    return [
      ...errors.map((error) => fault('A block cannot be read', `JSON-LD ${error}`)),
      ...(errors.length > 0
        ? []
        : wantedTypes[page.kind]
            .filter((type) => !present.has(type))
            .map((type) => fault(`There is no ${type}`, 'JSON-LD'))),
      ...objects.flatMap(({ object, pointer }) => {
        const id = object['@id'];
        if (Object.keys(object).length === 1 && id !== undefined)
          return defined.has(id) ? [] : [fault(`Nothing on the page has the @id ${String(id)}`, pointer)];
        if (object['@type'] === undefined) return [fault('An object has no @type', pointer)];
        return typesOf(object).flatMap((type) => {
          if (!propertiesOf(type)) return [fault(`${type} is no type that search engines are known to read`, pointer)];
          const missing = (propertiesOf(type)?.required ?? []).filter((property) => isMissing(object, property));
          return [
            ...missing.map((property) => fault(`${type} lacks ${property}`, pointer)),
            ...(type === 'BreadcrumbList' ? trailFaults(object, pointer) : []),
          ];
        });
      }),
    ];
  }),
};

const isMissing = (object: DataObject, property: string) =>
  listOf(object[property]).every((value) => value === '' || value === null);

function trailFaults(list: DataObject, pointer: string) {
  const positions = listOf(list.itemListElement)
    .filter(isObject)
    .map((item) => item.position);
  const inOrder = positions.every((position, index) => Number(position) === index + 1);
  return inOrder ? [] : [{ what: `The trail's positions are ${positions.join(', ')}`, where: pointer }];
}

const structuredDataRecommended: Rule = {
  id: 'structured-data-recommended',
  about: 'structured data',
  title: 'Structured data lacks what is recommended',
  why: 'What is recommended decides how much of a result is shown: telephone, hours, place.',
  todo: 'Add the property where the page shows its value.',
  check: eachPage(({ reading }) =>
    allObjects(parseStructuredData(reading.jsonLd).nodes).flatMap(({ object, pointer }) =>
      typesOf(object).flatMap((type) => {
        // The services of an offer catalogue are names only.
        const recommended = pointer.includes('itemOffered') ? [] : (propertiesOf(type)?.recommended ?? []);
        return recommended
          .filter((property) => object[property] === undefined)
          .map((property) => ({ what: `${type} lacks ${property}`, where: pointer, cause: `${pointer} ${property}` }));
      }),
    ),
  ),
};

const structuredDataVisible: Rule = {
  id: 'structured-data-visible',
  about: 'structured data',
  title: 'Structured data that the page does not show',
  why: 'Search engines count data that visitors cannot see as spam and may stop showing rich results for the whole site.',
  todo: 'Show the value on the page, or take it out of the data.',
  check: eachPage(({ reading }) => {
    const visible = visibleOf(reading);
    return parseStructuredData(reading.jsonLd).nodes.flatMap((node) =>
      matchNode(node, visible)
        .filter(({ match }) => match.kind === 'missing')
        .map(({ pointer, value }) => ({
          what: `"${shorten(String(value))}" is not to be seen on the page`,
          where: pointer,
          cause: `${pointer} ${value}`,
          ...levelOf(pointer.startsWith('BlogPosting')),
        })),
    );
  }),
};

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** From how many questions on a page they are taken for a list of them. */
const MIN_QUESTIONS = 2;

const structuredDataQuestions: Rule = {
  id: 'structured-data-questions',
  about: 'structured data',
  title: 'Questions without their structured data',
  why: 'The page shows questions with answers, and search engines are not told that they are.',
  todo: 'Give the page the FAQPage of the questions that it shows.',
  check: eachPage(({ reading }) => {
    const shown = reading.blocks.filter(
      ({ tag, text, region }) => tag === 'summary' && region === 'main' && text.replace(/ ?\+$/, '').endsWith('?'),
    );
    const types = parseStructuredData(reading.jsonLd).nodes.flatMap(typesOf);
    if (shown.length < MIN_QUESTIONS || types.includes('FAQPage')) return [];
    return [{ what: 'The questions are in no FAQPage', where: `summary: ${shown[0]?.text}` }];
  }),
};

export const structuredDataRules: readonly Rule[] = [
  structuredDataRequired,
  structuredDataRecommended,
  structuredDataVisible,
  structuredDataQuestions,
];
