import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { notListed } from '../../site/words/areas.ts';
import { paths } from '../domain/routes.ts';
import type { Town } from '../domain/towns.ts';
import { AppLink } from '../navigation/AppLink.tsx';

/** Fewer letters name too many places. */
const LEAST_LETTERS = 2;

/** Finds a town by its name or postcode as it is typed. Without script the list beside it does. */
export function TownFinder() {
  const id = `finder-${useId()}`;
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<readonly Town[]>();
  const read = async () => {
    const typed = () => String(new FormData(form.current ?? undefined).get('place') ?? '').trim();
    const wanted = typed();
    if (wanted.length < LEAST_LETTERS) return setFound(undefined);
    const { findTowns } = await import('./find-towns.ts');
    if (typed() === wanted) setFound(findTowns(wanted));
  };
  // It may have been typed before the page came alive.
  useEffect(() => void read(), []);
  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.querySelector('a')?.click();
  };
  return (
    <search className="js-only">
      <form ref={form} className="max-w-xl" onInput={() => void read()} onSubmit={open}>
        <label htmlFor={id} className="mb-1 block font-bold">
          Your town or postcode
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id={id}
            type="search"
            name="place"
            maxLength={50}
            autoComplete="off"
            className="flex-1 rounded-md border-2 border-mist bg-white px-4 py-2.5 text-lg"
          />
          <button type="submit" className="button button-line">
            Find
          </button>
        </div>
        <div role="status" className="not-empty:mt-2">
          {found && found.length > 0 && (
            <ul className="flex flex-wrap gap-x-5 gap-y-1">
              {found.map(({ slug, label }) => (
                <li key={slug}>
                  <AppLink to={paths.town(slug)} className="text-link inline-block py-1">
                    {label}
                  </AppLink>
                </li>
              ))}
            </ul>
          )}
          {found?.length === 0 && (
            <p>
              {notListed}{' '}
              <AppLink to={paths.getQuote} className="text-link">
                Ask us
              </AppLink>
            </p>
          )}
        </div>
      </form>
    </search>
  );
}
