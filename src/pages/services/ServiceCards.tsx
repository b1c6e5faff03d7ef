import { useState, type ReactNode } from 'react';
import { cardGroups } from '../../../site/words/service-cards.ts';
import { CardSection } from './CardSection.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';

/** The parts with the place of their first card among all cards of the page. */
const groups = cardGroups.map((group, index) => ({
  ...group,
  firstIndex: cardGroups.slice(0, index).reduce((sum, { cards }) => sum + cards.length, 0),
}));
const allCards = cardGroups.flatMap(({ cards }) => cards);

interface ServiceCardsProps {
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/**
 * The page's main part with all cards between what is handed in, and the dialog of the card that is open: beside `main`, which a browser
 * would else look through for a new child. What is handed in is not made again when a dialog opens.
 */
export function ServiceCards({ before, after }: ServiceCardsProps) {
  /** Index into all cards, in the order shown. */
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const open = openIndex === null ? undefined : allCards[openIndex];
  return (
    <>
      <main id="main" tabIndex={-1}>
        {before}
        {groups.map((group) => (
          <CardSection key={group.id} {...group} onOpen={setOpenIndex} />
        ))}
        {after}
      </main>
      {open && <ServiceDialog card={open} onClose={() => setOpenIndex(null)} />}
    </>
  );
}
