import { pairs as records, type PairName } from '#site/pairs.ts';
import sizes from '#site/pictures.generated.json' with { type: 'json' };
import type { PairRecord } from '../../../pack/schemas/pairs.ts';
import { assertDefined } from '../assert-defined.ts';
import type { PictureInfo } from './picture-files.ts';
import { pictureNames } from './picture-names.ts';

export interface DescribedPicture extends PictureInfo {
  /** What is seen. */
  readonly alt: string;
}

/** A surface before and after the work. */
export interface Pair extends Pick<
  PairRecord,
  'surface' | 'caption' | 'sample'
> {
  readonly before?: DescribedPicture;
  readonly after: DescribedPicture;
}

// The build has checked that every record has its masters.
const infoOf = (name: string): PictureInfo =>
  assertDefined((sizes as unknown as Record<string, PictureInfo>)[name], name);

function describe(name: string, record: PairRecord): Pair {
  const { surface, caption, sample, before, after } = record;
  const names = pictureNames(name, record);
  return {
    surface,
    caption,
    sample,
    after: { ...infoOf(names.after), alt: after },
    ...(names.before !== undefined &&
      before !== undefined && {
        before: { ...infoOf(names.before), alt: before },
      }),
  };
}

/** Every picture of the site, by the names of `site/pairs.ts`. */
export const pairs = Object.fromEntries(
  Object.entries<PairRecord>(records).map(([name, record]) => [
    name,
    describe(name, record),
  ]),
) as Readonly<Record<PairName, Pair>>;
