import type { Rule } from '../model.ts';
import { allObjects, isObject, listOf, parseStructuredData, typesOf, type DataObject } from '../structured-data.ts';
import { propertiesOf } from './data-properties.ts';
import { eachPage } from './each-page.ts';

/** Types that pages of a kind must carry. */
const wantedTypes = {
  fixed: [],
  notFound: [],
  hub: ['BreadcrumbList'],
  townService: ['BreadcrumbList', 'Service'],
} as const;

export const structuredDataRequired: Rule = {
  id: 'structured-data-required',
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
