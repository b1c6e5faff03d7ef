import { useRouter } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { notListed } from '#site/words/areas.ts';
import { paths } from '../../core/domain/pages.ts';
import { quoteFormAttribute } from '../../core/domain/quote-link.ts';
import { QuoteLink } from '../layout/ContactLinks.tsx';
import { AppLink } from '../ui/AppLink.tsx';
import { replayEarlyClicks } from '../ui/replay-input.ts';
import { withPressedState } from '../ui/pressed-state.ts';
import { findTowns, namedTown } from './find-towns.ts';

/** Fewer letters and digits match too many places. */
const MIN_LETTERS = 2;

const isTooShort = (typed: string) =>
  typed.replaceAll(/[^\p{L}\d]/gu, '').length < MIN_LETTERS;

/**
 * Finds towns by name or postcode as the visitor types. Find and Enter open the town that was named.
 * Without JavaScript, visitors use the list of towns instead.
 */
export function TownFinder() {
  const id = `finder-${useId()}`;
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const router = useRouter();
  const [place, setPlace] = useState('');
  /** Whether Find was pressed for what stands in the field, and no town could be opened. */
  const [isAsked, setAsked] = useState(false);
  const read = () => {
    const typed = field.current?.value.trim() ?? '';
    setPlace(typed);
    setAsked(false);
    return typed;
  };
  // Something may have been typed, and Find pressed, before hydration.
  useEffect(() => {
    read();
    // A separate task, after what was typed is carried over.
    if (field.current?.form)
      setTimeout(replayEarlyClicks, 0, field.current.form);
  }, []);
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = read();
    const town = isTooShort(typed) ? undefined : namedTown(typed);
    if (!town || !button.current) return setAsked(true);
    const to = paths.town(town.slug);
    void withPressedState(button.current, () => router.navigate({ to }));
  };

  const isEmpty = isTooShort(place);
  const towns = isEmpty ? [] : findTowns(place);
  const isMissing = isAsked && isEmpty;
  return (
    <search className="js-only block max-w-xl">
      <form
        className="finder"
        onSubmit={submit}
        {...{ [quoteFormAttribute]: '' }}
      >
        <label htmlFor={id} className="mb-1 block font-bold">
          Your town or postcode
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            ref={field}
            id={id}
            type="search"
            name="place"
            maxLength={50}
            onInput={read}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? `${id}-problem` : undefined}
            className="min-w-0 flex-1 rounded-md border-2 border-mist bg-white px-4 py-2.5 text-lg aria-invalid:border-warn"
          />
          <button type="submit" ref={button} className="button button-line">
            Find
          </button>
        </div>
        <div role="status">
          <p className="finder-looking">Looking…</p>
          {isMissing && <p id={`${id}-problem`}>Type a town or a postcode</p>}
          {isAsked && towns.length > 0 && <p>Did you mean:</p>}
          {towns.length > 0 && (
            <ul className="flex flex-wrap gap-x-5 gap-y-1">
              {towns.map(({ slug, label }) => (
                <li key={slug}>
                  <AppLink
                    to={paths.town(slug)}
                    className="text-link inline-block py-1"
                  >
                    {label}
                  </AppLink>
                </li>
              ))}
            </ul>
          )}
          {!isEmpty && towns.length === 0 && (
            <p>
              {notListed} <QuoteLink className="text-link">Ask us</QuoteLink>
            </p>
          )}
        </div>
      </form>
    </search>
  );
}
