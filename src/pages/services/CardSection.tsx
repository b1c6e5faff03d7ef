import { memo } from 'react';
import type {
  CardGroup,
  ServiceCard,
  SurfaceIconName,
} from '../../../core/schemas/service-cards.ts';
import type { PairName } from '#site/pairs.ts';
import { cardGroups } from '#site/words/service-cards.ts';
import { visit } from '#site/words/visit.ts';
import { pairs } from '../../../core/domain/pictures/pictures.ts';
import { QuoteLink } from '../../layout/ContactLinks.tsx';
import { withPressedState } from '../../ui/pressed-state.ts';
import { wideItemCount } from '../../ui/wide-items.ts';
import { Pair } from '../../ui/Pair.tsx';
import { useReveal } from '../../ui/Reveal.tsx';
import { Icon } from '../../ui/icons.tsx';

interface CardSectionProps extends CardGroup<PairName> {
  readonly onOpen: (card: ServiceCard) => void;
}

const firstCard = cardGroups[0]?.cards[0];

const pictureSizes =
  '(min-width: 64rem) 25rem, (min-width: 48rem) 45vw, (max-width: 30rem) 40vw, 92vw';

/**
 * A titled grid of service cards. Memoized, since rendering it again would take a sixth of a
 * dialog's opening time.
 */
export const CardSection = memo(function CardSection({
  id,
  title,
  cards,
  onOpen,
}: CardSectionProps) {
  return (
    <section
      {...useReveal<HTMLElement>()}
      id={id}
      className="wrap section [.section+&]:pt-0"
      aria-label={title}
    >
      <h2 className="mb-8">{title}</h2>
      <ul className="full-rows gap-6">
        {cards.map((card, index) => (
          <li
            key={card.id}
            id={card.id}
            data-delay={card.delay}
            className={
              index < wideItemCount(cards.length) ? 'is-wide flex' : 'flex'
            }
          >
            <article
              className={`service-card ${card.isPopular ? 'border-2 border-sandstone' : 'border-line'}`}
            >
              <CardPicture
                card={card}
                eager={card === firstCard}
                isTall={cards.some(({ pair }) => pair)}
              />
              {card.isPopular && (
                <p className="absolute inset-x-0 -top-3.5 z-10 text-center text-sm leading-tight font-bold text-ink">
                  <span className="inline-block rounded-md bg-sand px-3 py-1">
                    Most Popular
                  </span>
                </p>
              )}
              <h3 className="mt-4 flex min-h-8 items-center gap-3">
                {card.pair && (
                  <CardIcon
                    icon={card.icon}
                    className="size-8 shrink-0 text-sea"
                  />
                )}
                {card.title}
              </h3>
              <p className={card.icon && !card.pair ? 'mt-2' : 'mt-2 grow'}>
                {card.summary}
              </p>
              <p className="mt-4 font-display text-lg leading-snug font-bold text-deep">
                {card.pricing}
              </p>
              <div className="mt-5 flex flex-wrap gap-x-5 gap-y-2">
                <QuoteLink
                  className="button button-go min-h-11 grow px-4 py-2"
                  aria-label={`${visit.ask.card} for ${card.title}`}
                  facts={{ work: card.title }}
                >
                  {visit.ask.card}
                </QuoteLink>
                <button
                  type="button"
                  className="js-only text-link min-h-11 px-2"
                  aria-label={`More Info about ${card.title}`}
                  onClick={({ currentTarget }) =>
                    void withPressedState(currentTarget, async () =>
                      onOpen(card),
                    )
                  }
                >
                  More Info
                </button>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
});

/**
 * A card's pair, or its icon if it has no pair. `eager` is for the first card, which is in view
 * when the page opens.
 */
function CardPicture({
  card: { pair, icon },
  eager,
  isTall,
}: {
  readonly card: ServiceCard<PairName>;
  readonly eager: boolean;
  /** Whether the icon is as high as a picture, since another card in the group has a picture. */
  readonly isTall: boolean;
}) {
  const drawing = (
    <CardIcon icon={icon} className={isTall ? 'size-20 text-sea' : ''} />
  );
  if (!pair && !isTall) return drawing;
  return (
    <div className="service-ground">
      {pair ? (
        <Pair pair={pairs[pair]} sizes={pictureSizes} eager={eager} />
      ) : (
        drawing
      )}
    </div>
  );
}

const CardIcon = ({
  icon,
  className,
}: Pick<ServiceCard, 'icon'> & { readonly className: string }) =>
  icon && (
    <Icon className={className}>
      <path d={surfaceDrawings[icon]} />
    </Icon>
  );

/** Path data of the icons. */
const surfaceDrawings: Readonly<Record<SurfaceIconName, string>> = {
  patio: 'M3 4h8v7H3zM13 4h8v4h-8zM13 10h8v10h-8zM3 13h8v7H3z',
  driveway:
    'M8 3h8l5 18H3ZM6.6 8h10.8M5.2 13h13.6M4 18h16M12 3v5M9 8l-.7 5M15 8l.7 5M12 13v5',
  decking: 'M3 4h18v4H3zM3 10h18v4H3zM3 16h18v4H3zM9 4v4M15 10v4M7 16v4',
  render: 'M3 21V9l9-6 9 6v12ZM9 21v-6h6v6M6 11v4M18 11v4',
  machinery:
    'M3 17V9h9v8M12 12h5l3 3v2M6.5 20a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM17 20a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM5 9V5h4v4',
  restoration: 'M4 20h16M6 20V8l6-4 6 4v12M10 20v-5h4v5M9.5 11h5',
  biocide:
    'M9 3h6M10 3v5l-4.5 9.5A2.5 2.5 0 0 0 7.8 21h8.4a2.5 2.5 0 0 0 2.3-3.5L14 8V3M8 14h8',
  court: 'M3 5h18v14H3zM12 5v14M3 9h4v6H3M21 9h-4v6h4',
  turf: 'M4 20c0-4-1-6-2-8 3 1 4 4 4 8 0-6 1-9 3-12 0 4 1 8 1 12 0-7 2-11 4-14 0 6-1 10-1 14 0-5 2-8 5-10-2 4-2 6-2 10M2 20h20',
  roof: 'm2 13 10-9 10 9M5 10.5V20h14v-9.5M8 13h3v-2.5h3V13h3',
  gutter: 'M2 6h20v3a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4ZM17 13v8M20 12.5V21',
  window: 'M4 3h16v16H4zM12 3v16M4 11h16M2 21h20',
  jet: 'M3 20 12 9l3 3ZM13 8l3 3 3-3-3-3ZM5 14l-2 1M8 17l-1 3M4 10l-2 .5M12 17l.5 3',
};
