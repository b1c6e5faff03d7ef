import { pictureUrl, pictureWidths, type PictureFormat } from '../domain/pictures.ts';
import { pictures, type PictureName } from '../content/pictures.ts';

interface PictureProps {
  readonly name: PictureName;
  /** The `sizes` attribute: how wide the layout shows it. */
  readonly sizes: string;
  /** Replaces the picture's own text; empty where the picture only decorates. */
  readonly alt?: string;
  readonly className?: string;
  /** For the one picture above the fold: loaded at once and first. */
  readonly eager?: boolean;
}

/** A photograph in AVIF, WebP and JPEG with its size known before it loads. */
export function Picture({ name, sizes, alt, className, eager = false }: PictureProps) {
  const picture = pictures[name];
  const sourceSet = (format: PictureFormat) =>
    pictureWidths(picture).map((width) => `${pictureUrl(name, picture, width, format)} ${width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet('webp')} sizes={sizes} />
      <img
        src={pictureUrl(name, picture, 640, 'jpg')}
        srcSet={sourceSet('jpg')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        className={className}
        style={{ backgroundColor: picture.colour }}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
