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
  blocks.forEach((text, index) => {
    let value: DataValue;
    try {
      value = JSON.parse(text) as DataValue;
    } catch (error) {
      errors.push(
        `block ${index + 1}: ${error instanceof Error ? error.message : String(error)}`,
      );
      return;
    }
    for (const item of listOf(value)) {
      if (!isObject(item))
        errors.push(
          `block ${index + 1}: holds ${JSON.stringify(item)} where an object is expected`,
        );
      else if (!/^https?:\/\/schema\.org\/?$/.test(String(item['@context'])))
        errors.push(`block ${index + 1}: @context is not https://schema.org`);
      else
        nodes.push(
          ...(item['@graph'] === undefined
            ? [item]
            : listOf(item['@graph']).filter(isObject)),
        );
    }
  });
  return { nodes, errors };
}

export const isObject = (value: DataValue | undefined): value is DataObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A property's values: a single one is a list of one, a missing one none. */
export const listOf = (value: DataValue | undefined): readonly DataValue[] =>
  value === undefined
    ? []
    : Array.isArray(value)
      ? value
      : [value as DataValue];

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
  const found: FoundValue[] = [];
  const visit = (value: DataValue, property: string, pointer: string): void => {
    if (Array.isArray(value))
      return value.forEach((item, index) =>
        visit(item, property, `${pointer}[${index}]`),
      );
    found.push({ value, property, pointer });
    if (isObject(value))
      for (const [name, inner] of Object.entries(value))
        visit(inner, name, `${pointer}.${name}`);
  };
  for (const node of nodes)
    visit(node, '', typesOf(node).join('+') || 'object without type');
  return found;
}
