/** The only fields that may stand in a link's `href`. */
export const linkFields: ReadonlySet<string> = new Set(['hubPath', 'guaranteePath', 'companionPath']);
