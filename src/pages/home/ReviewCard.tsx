import type { Review } from '../../domain/pack-facts.ts';
import { Reveal } from '../../ui/Reveal.tsx';
import { StarIcon } from '../../ui/icons.tsx';

const MAX_STARS = 5;

/** One customer's words and stars. */
export function ReviewCard({ name, location, text, stars, delay }: Review) {
  return (
    <Reveal delay={delay} className="mb-6 break-inside-avoid">
      <figure className="rounded-card border border-line bg-white p-6">
        <div role="img" aria-label={`${stars} out of ${MAX_STARS} stars`} className="flex gap-0.5">
          {Array.from({ length: MAX_STARS }, (_, index) => (
            <StarIcon key={index} className={`size-5 ${index < stars ? 'text-sandstone' : 'text-line'}`} />
          ))}
        </div>
        <blockquote className="mt-3">{text}</blockquote>
        <figcaption className="mt-4 font-bold">
          {name}
          <span className="block text-[0.95rem] font-normal text-slate">{location}</span>
        </figcaption>
      </figure>
    </Reveal>
  );
}
