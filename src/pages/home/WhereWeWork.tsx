import type { TownType } from '../../../core/schemas/towns.ts';
import { paths } from '../../../core/domain/pages.ts';
import { homeTown, townsOnHome } from '../../../core/domain/towns.ts';
import { RunningLinks } from '../../layout/RunningLinks.tsx';
import { AppLink } from '../../ui/AppLink.tsx';
import { TownFinder } from '../../town/TownFinder.tsx';

const plurals: Readonly<Record<TownType, string>> = {
  city: 'cities',
  town: 'towns',
  village: 'villages',
};

/** Links to towns as running text, since visitors look for their own town first. */
export function WhereWeWork() {
  return (
    <section
      className="wrap section grid gap-x-10 gap-y-6 lg:grid-cols-[1fr_1.6fr]"
      aria-labelledby="where"
    >
      <div>
        <h2 id="where">Where we work</h2>
        <p className="lede mt-3 mb-6">
          We come out from {homeTown.label}. Choose your place to read what we
          look for there and what it costs.
        </p>
        <TownFinder />
        <AppLink to={paths.areas} className="button button-line mt-5">
          See the map
        </AppLink>
      </div>
      <div className="grid gap-3 leading-8 wrap-anywhere">
        {Object.entries(plurals).map(([kind, plural]) => {
          const places = townsOnHome.filter(({ type }) => type === kind);
          return (
            places.length > 0 && (
              <p key={kind}>
                In the {places.length > 1 ? plural : kind} of{' '}
                <RunningLinks
                  links={places.map(({ slug, label }) => ({
                    label,
                    to: paths.town(slug),
                  }))}
                />
                .
              </p>
            )
          );
        })}
      </div>
    </section>
  );
}
