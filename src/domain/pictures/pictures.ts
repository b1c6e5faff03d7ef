import { pairs as records, type PairName } from '#site/pairs.ts';
import sizes from '#site/pictures.generated.json' with { type: 'json' };
import type { PairRecord } from '../../../pack/schemas/pairs.ts';
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

const infoOf = sizes as unknown as Readonly<Record<string, PictureInfo>>;

// The build has checked that every record has its masters.
const describePicture = (name: string, alt: string) =>
  ({ ...infoOf[name], alt }) as DescribedPicture;

function describe(name: string, record: PairRecord): Pair {
  const { surface, caption, sample, before, after } = record;
  const names = pictureNames(name, record);
  return {
    surface,
    caption,
    sample,
    after: describePicture(names.after, after),
    ...(names.before !== undefined &&
      before !== undefined && {
        before: describePicture(names.before, before),
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
