const entity = '&(?:amp|lt|gt|quot|apos|#\\d+|#x[\\da-f]+);';
const beside =
  /<\?.*?\?>|<!--.*?-->|<!\[CDATA\[.*?\]\]>|<!DOCTYPE[^[>]*(?:\[.*?\]\s*)?>/gs;
const attributes = `(?:[^<>&"'/]|"(?:[^<&"]|${entity})*"|'(?:[^<&']|${entity})*')*`;
/** An element that holds no other. */
const innermost = new RegExp(
  `<([\\w:-]+)(?:\\s${attributes})?(?:/>|>(?:[^<&]|${entity})*</\\1\\s*>)`,
  'gi',
);
const bareMark = new RegExp(`&(?!${entity.slice(1)})`, 'i');

/** Says where a text is not well-formed XML; undefined if it is. */
export function xmlFault(text: string): string | undefined {
  // It defines marks of its own.
  if (text.includes('<!ENTITY')) return undefined;
  let rest = text.replace(beside, '').trim();
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(innermost, '').trim();
  }
  if (rest === '') return undefined;
  const at = Math.max(0, rest.search(bareMark));
  return `is no well-formed XML: ${rest.slice(at, at + 60)}`;
}
