import type { PairRecord } from '../../../pack/schemas/pairs.ts';

/** Names of a record's pictures in `site/media/`: a record without a before is one picture. */
export const pictureNames = (
  name: string,
  { before }: Pick<PairRecord, 'before'>,
): { readonly before?: string; readonly after: string } =>
  before === undefined
    ? { after: name }
    : { before: `${name}-before`, after: `${name}-after` };
