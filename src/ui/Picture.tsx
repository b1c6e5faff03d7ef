import {
  fallbackWidth,
  phoneMedia,
  phoneWidths,
  pictureSourceSet,
  pictureUrl,
  wideWidths,
  type PictureFormat,
} from '../domain/pictures.ts';
import { placeholderClasses } from '../domain/placeholders.ts';
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

const formats = ['avif', 'webp'] as const satisfies readonly PictureFormat[];

/** A photograph with its size and colours known before it loads; phones choose from a shorter ladder. */
export function Picture({ name, ...shown }: PictureProps) {
  return <PictureFrame name={name} picture={pictures[name]} {...shown} />;
}

/** The same for a picture that is handed in. */
export function PictureFrame({ name, picture, sizes, alt, className = '', eager = false }: PictureFrameProps) {
  return (
    <picture>
      {formats.map((format) => (
        <source
          key={`phone-${format}`}
          media={phoneMedia}
          type={`image/${format}`}
          srcSet={pictureSourceSet(name, picture, phoneWidths(picture), format)}
          sizes={sizes}
        />
      ))}
      {formats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={pictureSourceSet(name, picture, wideWidths(picture), format)}
          sizes={sizes}
        />
      ))}
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
