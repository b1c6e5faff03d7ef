import sizes from '#site/pictures.generated.json' with { type: 'json' };
import type { ContentPair } from '../content.ts';
import type { MasterInfo, PictureInfo } from './picture-files.ts';
import { pictureNames } from './picture-names.ts';

export interface DescribedPicture extends PictureInfo {
  /** Alternative text. */
  readonly alt: string;
}

/** A surface before and after the work. */
export interface Pair extends Pick<
  ContentPair,
  'surface' | 'caption' | 'sample'
> {
  readonly before?: DescribedPicture;
  readonly after: DescribedPicture;
}

const infoOf = sizes as unknown as Readonly<Record<string, MasterInfo>>;

// The build has checked that every pair has its source images.
const describePicture = (name: string, alt: string) =>
  ({ name, ...infoOf[name], alt }) as DescribedPicture;

/** Returns a pair with the sizes and hashes of its two pictures, or of its only one. */
export function describePair(pair: ContentPair): Pair {
  const { surface, caption, sample, before, after } = pair;
  const names = pictureNames(pair.name, pair);
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
