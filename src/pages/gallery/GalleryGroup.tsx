import type { GalleryItem } from '../../../site/words/gallery.ts';
import { Reveal } from '../../ui/Reveal.tsx';
import { Wipe } from '../../ui/Wipe.tsx';

/** `sizes` of the pair that opens a group. */
export const largeSizes = '(min-width: 64rem) 50rem, calc(100vw - 2.5rem)';
const smallSizes = '(min-width: 64rem) 37rem, (min-width: 40rem) calc(50vw - 3rem), calc(100vw - 2.5rem)';

interface GalleryGroupProps {
  readonly title: string;
  readonly items: readonly GalleryItem[];
}

/** Pairs of one sort: the first large with its words beside it, the others in a row beneath. */
export function GalleryGroup({ title, items }: GalleryGroupProps) {
  const [first, ...others] = items;
  const id = `group-${first?.id}`;
  return (
    <section className="gallery-group" aria-labelledby={id}>
      <div className="wrap py-11 sm:py-16">
        <h2 id={id} className="mb-6 sm:mb-8">
          {title}
        </h2>
        {first && <Pair item={first} sizes={largeSizes} className="pair-large" />}
        {others.length > 0 && (
          <div className={`pair-row ${others.length > 2 ? 'lg:grid-cols-3' : ''}`}>
            {others.map((item) => (
              <Pair key={item.id} item={item} sizes={smallSizes} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

interface PairProps {
  readonly item: GalleryItem;
  readonly sizes: string;
  readonly className?: string;
}

function Pair({ item: { title, before, after, description }, sizes, className }: PairProps) {
  return (
    <Reveal>
      <article className={className}>
        <Wipe
          before={before}
          after={after}
          label={title}
          sizes={sizes}
          className="relative aspect-[4/3] rounded-card"
        />
        <div>
          <h3 className="mt-4 text-2xl">{title}</h3>
          <p className="mt-1">{description}</p>
        </div>
      </article>
    </Reveal>
  );
}
