import { useEffect, useId, useRef, useState } from 'react';
import { notListed } from '#site/words/areas.ts';
import { paths } from '../../core/domain/pages.ts';
import type { Town } from '../../core/domain/towns.ts';
import { QuoteLink } from '../layout/ContactLinks.tsx';
import { AppLink } from '../ui/AppLink.tsx';

/** Text without a letter does not name a place. */
const hasLetter = /\p{L}/u;

/** Fewer letters match too many places. */
const MIN_LETTERS = 2;

/**
 * Finds towns by name or postcode as the visitor types. Without JavaScript, visitors use the list
 * of towns instead.
 */
export function TownFinder() {
  const id = `finder-${useId()}`;
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<{
    readonly place: string;
    readonly towns: readonly Town[];
  }>();
  const read = async () => {
    const typed = () => field.current?.value.trim() ?? '';
    const wanted = typed();
    if (wanted.length < MIN_LETTERS) return setFound(undefined);
    // If the script does not load, visitors still have the list of towns.
    const finder = await import('./find-towns.ts').catch(() => undefined);
    if (finder && typed() === wanted)
      setFound({ place: wanted, towns: finder.findTowns(wanted) });
  };
  // Something may have been typed before hydration.
  useEffect(() => void read(), []);
  const open = () =>
    results.current?.querySelector<HTMLElement>('li a')?.click();
  return (
    <search className="js-only block max-w-xl">
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
          autoComplete="off"
          onInput={() => void read()}
          onKeyDown={({ key }) => key === 'Enter' && open()}
          className="min-w-0 flex-1 rounded-md border-2 border-mist bg-white px-4 py-2.5 text-lg"
        />
        <button type="button" className="button button-line" onClick={open}>
          Find
        </button>
      </div>
      <div ref={results} role="status" className="not-empty:mt-2">
        {found && found.towns.length > 0 && (
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {found.towns.map(({ slug, label }) => (
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
        {found?.towns.length === 0 && (
          <p>
            {notListed}{' '}
            <QuoteLink
              className="text-link"
              facts={hasLetter.test(found.place) ? { town: found.place } : {}}
            >
              Ask us
            </QuoteLink>
          </p>
        )}
      </div>
    </search>
  );
}
