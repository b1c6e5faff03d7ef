import {
  fallbackWidth,
  phoneMedia,
  phoneWidths,
  pictureSourceSet,
  pictureUrl,
  wideMedia,
  wideWidths,
} from '../../core/domain/pictures/picture-files.ts';
import type { DescribedPicture } from '../../core/domain/pictures/describe-pair.ts';
import { placeholderClasses } from '../../core/domain/pictures/placeholders.ts';

interface PictureProps {
  readonly picture: DescribedPicture;
  /** The `sizes` attribute: the width at which the layout shows the picture. */
  readonly sizes: string;
  /** Replaces the picture's own alternative text. Empty for decoration. */
  readonly alt?: string;
  readonly className?: string;
  /** Whether the picture is in view when the page opens, and so loads at once, with priority. */
  readonly eager?: boolean;
}

/** A picture with its dimensions and placeholder colours. Phones choose from narrower files. */
export function Picture({
  picture,
  sizes,
  alt = picture.alt,
  className = '',
  eager = false,
}: PictureProps) {
  return (
    <picture>
      <source
        media={phoneMedia}
        type="image/avif"
        srcSet={pictureSourceSet(picture, phoneWidths(picture))}
        sizes={sizes}
      />
      <source
        type="image/avif"
        srcSet={pictureSourceSet(picture, wideWidths(picture))}
        sizes={sizes}
      />
      <img
        src={pictureUrl(picture, {
          width: fallbackWidth(picture),
          format: 'jpg',
        })}
        width={picture.width}
        height={picture.height}
        alt={alt}
        className={`${placeholderClasses(picture)} ${className}`}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'low'}
        decoding="async"
      />
    </picture>
  );
}

/** Preloads a picture, in browsers that support AVIF. */
export function PicturePreload({
  picture,
  sizes,
}: Pick<PictureProps, 'picture' | 'sizes'>) {
  return [
    { media: phoneMedia, widths: phoneWidths(picture) },
    { media: wideMedia, widths: wideWidths(picture) },
  ].map(({ media, widths }) => (
    <link
      key={media}
      rel="preload"
      as="image"
      type="image/avif"
      media={media}
      imageSrcSet={pictureSourceSet(picture, widths)}
      imageSizes={sizes}
      fetchPriority="high"
    />
  ));
}
