import type { CloseUpName } from '#site/words/close-up-texts.ts';
import type { SurfaceFigure as Figure } from '../../pack/schemas/surface-figures.ts';
import { closeUps } from '../domain/pictures/close-ups.ts';
import { Picture } from '../ui/Picture.tsx';

const whole = '(min-width: 48rem) 46rem, (max-width: 30rem) 54vw, 92vw';
/** `sizes` of one of two: on phones the smallest file is enough. */
const half = '(min-width: 48rem) 23rem, (max-width: 30rem) 33vw, 50vw';

/** A captioned close-up, or two side by side as before and after; nothing without a figure. */
export function SurfaceFigure({
  figure,
}: {
  readonly figure: Figure<CloseUpName> | undefined;
}) {
  if (!figure) return null;
  const { pictures, caption } = figure;
  const names = pictures.filter((name) => name !== undefined);
  const isSample = names.some((name) => closeUps[name].sample);
  return (
    <figure className="figure">
      <div className={names.length > 1 ? 'figure-pair' : 'figure-one'}>
        {names.map((name) => (
          <Picture
            key={name}
            picture={closeUps[name]}
            sizes={names.length > 1 ? half : whole}
          />
        ))}
      </div>
      <figcaption>
        {caption}{' '}
        {isSample && <span className="sample-note">Sample picture.</span>}
      </figcaption>
    </figure>
  );
}
