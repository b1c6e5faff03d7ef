import type { Review } from '../../pack-types/facts.ts';
import { Reveal } from '../../ui/Reveal.tsx';

const MAX_STARS = 5;

/** Here and not among the icons that every page loads. */
function Star({ isGiven }: { readonly isGiven: boolean }) {
  return (
    <svg
      className={`size-5 ${isGiven ? 'text-sandstone' : 'text-line'}`}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d="m12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9Z" />
    </svg>
  );
}

/** One customer's words and stars. */
export function ReviewCard({ name, location, text, stars, delay }: Review) {
  return (
    <Reveal delay={delay} className="mb-6 break-inside-avoid">
      <figure className="rounded-card border border-line bg-white p-6">
        <div role="img" aria-label={`${stars} out of ${MAX_STARS} stars`} className="flex gap-0.5">
          {Array.from({ length: MAX_STARS }, (_, index) => (
            <Star key={index} isGiven={index < stars} />
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
