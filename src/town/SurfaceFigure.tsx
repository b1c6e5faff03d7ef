import type { CloseUpName } from '#site/words/close-up-texts.ts';
import type { SurfaceFigure as Figure } from '../../pack/schemas/pictures.ts';
import { closeUps } from '../domain/pictures/close-ups.ts';
import { Picture } from '../ui/Picture.tsx';

const whole = '(min-width: 48rem) 46rem, (max-width: 30rem) 54vw, 92vw';
/* A phone's half is small enough for the smallest file. */
const half = '(min-width: 48rem) 23rem, (max-width: 30rem) 33vw, 50vw';

/** A close-up, or before and after side by side, with what there is to see in it; nothing where there is none. */
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
