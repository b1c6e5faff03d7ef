import {
  fallbackWidth,
  phoneMedia,
  phoneWidths,
  pictureSourceSet,
  pictureUrl,
  wideWidths,
} from '../domain/pictures/pictures.ts';
import { placeholderClasses } from '../domain/words/placeholders.ts';
import { pictures, type DescribedPicture } from '../content/pictures.ts';
import type { PictureName } from '../../site/words/picture-texts.ts';

interface PictureProps extends ShownPicture {
  readonly name: PictureName;
}

interface PictureFrameProps extends ShownPicture {
  readonly name: string;
  readonly picture: DescribedPicture;
}

interface ShownPicture {
  /** The `sizes` attribute: how wide the layout shows it. */
  readonly sizes: string;
  /** Replaces the picture's own text; empty where the picture only decorates. */
  readonly alt?: string;
  readonly className?: string;
  /** For pictures above the fold: loaded at once and first. */
  readonly eager?: boolean;
}

/** A photograph with its size and colours known before it loads; phones choose from a shorter ladder. */
export function Picture({ name, ...shown }: PictureProps) {
  return <PictureFrame name={name} picture={pictures[name]} {...shown} />;
}

/** The same for a picture that is handed in. */
export function PictureFrame({ name, picture, sizes, alt, className = '', eager = false }: PictureFrameProps) {
  return (
    <picture>
      <source
        media={phoneMedia}
        type="image/avif"
        srcSet={pictureSourceSet(name, picture, phoneWidths(picture))}
        sizes={sizes}
      />
      <source type="image/avif" srcSet={pictureSourceSet(name, picture, wideWidths(picture))} sizes={sizes} />
      <img
        src={pictureUrl(name, picture, { width: fallbackWidth(picture), format: 'jpg' })}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        className={`${placeholderClasses(picture)} ${className}`}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'low'}
        decoding="async"
      />
    </picture>
  );
}
