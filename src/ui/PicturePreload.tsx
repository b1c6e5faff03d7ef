import { pictures } from '../content/pictures.ts';
import type { PictureName } from '../../site/words/picture-texts.ts';
import { phoneMedia, phoneWidths, pictureSourceSet, wideMedia, wideWidths } from '../domain/pictures/pictures.ts';

interface PicturePreloadProps {
  readonly name: PictureName;
  /** As on the picture itself. */
  readonly sizes: string;
}

/** Starts a lazy picture that is in sight on opening: by itself it would wait for the layout. Only for browsers that read AVIF. */
export function PicturePreload({ name, sizes }: PicturePreloadProps) {
  const picture = pictures[name];
  const ladders = [
    { media: phoneMedia, widths: phoneWidths(picture) },
    { media: wideMedia, widths: wideWidths(picture) },
  ];
  return ladders.map(({ media, widths }) => (
    <link
      key={media}
      rel="preload"
      as="image"
      type="image/avif"
      media={media}
      imageSrcSet={pictureSourceSet(name, picture, widths)}
      imageSizes={sizes}
      fetchPriority="high"
    />
  ));
}
