import sizes from '#site/pictures.generated.json' with { type: 'json' };
import type { ContentPair } from '../content.ts';
import type { MasterInfo, PictureInfo } from './picture-files.ts';
import { pictureNames } from './picture-names.ts';

export interface DescribedPicture extends PictureInfo {
  /** What is seen. */
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

// The build has checked that every record has its masters.
const describePicture = (name: string, alt: string) =>
  ({ name, ...infoOf[name], alt }) as DescribedPicture;

/** A pair with its two pictures' files, or the one of a pair without a before. */
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
