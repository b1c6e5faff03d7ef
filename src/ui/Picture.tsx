import type { DescribedPicture } from '../domain/pictures/pictures.ts';
import {
  fallbackWidth,
  phoneMedia,
  phoneWidths,
  pictureSourceSet,
  pictureUrl,
  wideWidths,
} from '../domain/pictures/picture-files.ts';
import { placeholderClasses } from './placeholders.ts';

interface PictureProps {
  readonly picture: DescribedPicture;
  /** The `sizes` attribute: its width in the layout. */
  readonly sizes: string;
  /** Replaces the picture's own text; empty for decoration. */
  readonly alt?: string;
  readonly className?: string;
  /** For pictures above the fold: not lazy, with high priority. */
  readonly eager?: boolean;
}

/** A responsive photograph, with its size and placeholder colours known before it loads. */
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
