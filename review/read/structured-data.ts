/** A JSON-LD value. */
export type DataValue =
  | string
  | number
  | boolean
  | null
  | readonly DataValue[]
  | { readonly [property: string]: DataValue };
export type DataObject = { readonly [property: string]: DataValue };

/** Whether a value is of a post of the diary, which changes with the database. */
export const isLive = (pointer: string): boolean =>
  pointer.startsWith('Blog.blogPost');

/**
 * Reads the JSON-LD blocks of a page.
 * @returns the objects of all blocks, `@graph` unfolded, and why a block could not be read
 */
export function parseStructuredData(blocks: readonly string[]) {
  const nodes: DataObject[] = [];
  const errors: string[] = [];
  for (const [index, text] of blocks.entries()) {
    try {
      nodes.push(...listOf(JSON.parse(text) as DataValue).flatMap(unfold));
    } catch (error) {
      errors.push(`block ${index + 1}: ${String(error)}`);
    }
  }
  return { nodes, errors };
}

/** @throws Error if a block holds something else than objects of schema.org */
function unfold(item: DataValue): DataObject[] {
  if (
    !isObject(item) ||
    !/^https?:\/\/schema\.org\/?$/.test(`${item['@context']}`)
  )
    throw new Error('what it holds has no @context https://schema.org');
  return listOf(item['@graph'] ?? item).filter(isObject);
}

export const isObject = (value: DataValue | undefined): value is DataObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A property's values: a single one is a list of one, a missing one none. */
export const listOf = (value: DataValue = []): readonly DataValue[] =>
  Array.isArray(value) ? value : [value as DataValue];

export const typesOf = (node: DataObject): string[] =>
  listOf(node['@type']).map(String);

/** A value met inside structured data, with the way to it: `Service.provider`. */
export interface FoundValue {
  readonly value: DataValue;
  readonly property: string;
  readonly pointer: string;
}

/** Every object and every single value of the nodes, nested ones included, outermost first. */
export function allValues(nodes: readonly DataObject[]): FoundValue[] {
  const visit = (
    value: DataValue,
    property: string,
    pointer: string,
  ): FoundValue[] => {
    if (Array.isArray(value))
      return value.flatMap((item, index) =>
        visit(item, property, `${pointer}[${index}]`),
      );
    const inner = isObject(value) ? Object.entries(value) : [];
    return [
      { value, property, pointer },
      ...inner.flatMap(([name, each]) =>
        visit(each, name, `${pointer}.${name}`),
      ),
    ];
  };
  return nodes.flatMap((node) =>
    visit(node, '', typesOf(node).join('+') || 'object without type'),
  );
}
