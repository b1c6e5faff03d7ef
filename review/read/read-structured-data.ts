/** An object of JSON-LD. */
export type DataObject = Readonly<Record<string, unknown>>;

/** Whether a value belongs to a post of the diary, which changes with the database. */
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
      nodes.push(...listOf(JSON.parse(text)).flatMap(unfold));
    } catch (error) {
      errors.push(`block ${index + 1}: ${String(error)}`);
    }
  }
  return { nodes, errors };
}

/** @throws Error if a block holds anything but objects of schema.org */
function unfold(item: unknown): DataObject[] {
  if (
    !isObject(item) ||
    !/^https?:\/\/schema\.org\/?$/.test(`${item['@context']}`)
  )
    throw new Error('what it holds has no @context https://schema.org');
  return listOf(item['@graph'] ?? item).filter(isObject);
}

export const isObject = (value: unknown): value is DataObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a property's values as a list: a single value alone, and no item for a missing one. */
export const listOf = (value: unknown = []): readonly unknown[] =>
  Array.isArray(value) ? value : [value];

export const typesOf = (node: DataObject): string[] =>
  listOf(node['@type']).map(String);

/** An object of structured data. */
export interface FoundObject {
  readonly object: DataObject;
  /** Its path in the data: `Service.provider`. */
  readonly pointer: string;
}

/** A single value of structured data, with its property and its path in the data. */
interface FoundValue {
  readonly value: string;
  readonly property: string;
  readonly pointer: string;
}

/** The objects and the single values of the nodes, nested ones included, outermost first. */
export function valuesOf(nodes: readonly DataObject[]) {
  const objects: FoundObject[] = [];
  const values: FoundValue[] = [];
  const visit = (value: unknown, property: string, pointer: string): void => {
    if (Array.isArray(value))
      return value.forEach((item, index) =>
        visit(item, property, `${pointer}[${index}]`),
      );
    if (!isObject(value))
      return void values.push({ value: String(value), property, pointer });
    objects.push({ object: value, pointer });
    for (const [name, each] of Object.entries(value))
      visit(each, name, `${pointer}.${name}`);
  };
  for (const node of nodes)
    visit(node, '', typesOf(node).join('+') || 'object without type');
  return { objects, values };
}
