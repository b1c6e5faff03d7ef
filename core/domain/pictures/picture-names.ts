import type { PairRecord } from '../../schemas/pairs.ts';

/** Returns the names of a pair's pictures in `site/media/`: before and after, or a single one. */
export const pictureNames = (
  name: string,
  { before }: Pick<PairRecord, 'before'>,
): { readonly before?: string; readonly after: string } =>
  before === undefined
    ? { after: name }
    : { before: `${name}-before`, after: `${name}-after` };
