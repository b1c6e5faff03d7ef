/** Escapes a value for nginx's double quotes. */
export const quote = (value: string) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
