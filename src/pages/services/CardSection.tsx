import { memo } from 'react';
import type { ServiceCard } from '../../pack-types/words.ts';
import { cardPictures } from '../../../site/words/service-pictures.ts';
import { paths } from '../../domain/routes.ts';
import { answerFirst } from '../../navigation/answer-first.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { countWide } from '../../ui/full-rows.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { SurfaceIcon } from '../../ui/SurfaceIcon.tsx';

interface CardSectionProps {
  /** Id of the section, for links to it. */
  readonly id: string;
  readonly title: string;
  readonly cards: readonly ServiceCard[];
  /** Index of the first card among all cards of the page. */
  readonly firstIndex: number;
  readonly onOpen: (index: number) => void;
}

const pictureSizes = '(min-width: 64rem) 25rem, (min-width: 48rem) 45vw, (max-width: 30rem) 33vw, 92vw';

/** A titled grid of service cards. Kept as it is while a dialog opens and closes, which is a sixth of that press's work. */
export const CardSection = memo(function CardSection({ id, title, cards, firstIndex, onOpen }: CardSectionProps) {
  return (
    <section id={id} className="wrap section [section+&]:pt-0" aria-label={title}>
      <h2 className="mb-8">{title}</h2>
      <ul className="full-rows gap-6">
        {cards.map((card, index) => (
          <li key={card.id} className={index < countWide(cards.length) ? 'is-wide flex' : 'flex'}>
            <Reveal delay={card.delay} className="flex grow">
              <article className={`service-card ${card.isPopular ? 'border-2 border-sandstone' : 'border-line'}`}>
                {card.isPopular && (
                  <p className="absolute -top-3.5 right-5 rounded-md bg-sand px-3 py-1 text-sm leading-tight font-bold text-ink">
                    Most Popular
                  </p>
                )}
                <CardPicture card={card} eager={firstIndex + index === 0} />
                <h3 className="mt-4">{card.title}</h3>
                <p className="mt-2 grow">{card.summary}</p>
                <p className="mt-4 font-display text-lg leading-snug font-bold text-deep">{card.pricing}</p>
                <div className="mt-5 flex flex-wrap gap-3">
                  <AppLink
                    to={paths.getQuote}
                    className="button button-go min-h-11 grow px-4 py-2"
                    aria-label={`Get a Quote for ${card.title}`}
                  >
                    Get a Quote
                  </AppLink>
                  <button
                    type="button"
                    className="js-only button button-line min-h-11 grow px-4 py-2"
                    aria-label={`More Info about ${card.title}`}
                    onClick={({ currentTarget }) =>
                      void answerFirst(currentTarget, async () => onOpen(firstIndex + index))
                    }
                  >
                    More Info
                  </button>
                </div>
              </article>
            </Reveal>
          </li>
        ))}
      </ul>
    </section>
  );
});

/** Its picture with the icon below, or the icon in the picture's place. The page's first is in sight on opening. */
function CardPicture({ card: { id, icon }, eager }: { readonly card: ServiceCard; readonly eager: boolean }) {
  const picture = cardPictures[id];
  if (!picture)
    return (
      <div className="service-ground">
        <SurfaceIcon name={icon} className="size-20 text-sea" />
      </div>
    );
  return (
    <>
      <Picture name={picture} sizes={pictureSizes} alt="" className="aspect-[16/9] w-full object-cover" eager={eager} />
      <SurfaceIcon name={icon} className="size-10 text-sea" />
    </>
  );
}
