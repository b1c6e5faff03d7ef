/** Where an own server has the site. */
export interface ServerPlace {
  /** Host name; undefined answers to every name. */
  readonly name: string | undefined;
  /** Folder of the built site on that server. */
  readonly folder: string;
}

/** Files of `dist/` that hosts read and visitors need not. */
export const hiddenFiles = ['_headers', 'vercel.json'] as const;
