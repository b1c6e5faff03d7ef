import { hero, heroPortrait, heroWho } from '../../../site/words/home.ts';
import { pictures } from '../../content/pictures.ts';
import { paths } from '../../domain/routes.ts';
import { heroSizes, SplitHero } from '../../layout/SplitHero.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { CloseUp } from '../../town/SurfaceFigure.tsx';
import { Wipe } from '../../ui/Wipe.tsx';

/** The first screen: what the business does, who comes, and a job before and after. */
export function Hero() {
  return (
    <SplitHero
      title={hero.title}
      lede={hero.lede}
      actions={
        <>
          <AppLink to={paths.getQuote} className="button button-go">
            Get a Free Quote
          </AppLink>
          <AppLink to={paths.services} className="button button-line">
            Our Services
          </AppLink>
        </>
      }
      isSample={pictures[hero.comparison.after].sample}
      media={<Wipe {...hero.comparison} sizes={heroSizes} eager className="absolute inset-0" />}
    >
      <div className="mt-6 flex items-center gap-4">
        <div className="size-[4.5rem] shrink-0">
          <CloseUp name={heroPortrait} sizes="4.5rem" className="size-full rounded-full object-cover" />
        </div>
        <p className="text-[0.95rem]">
          {heroWho} <span className="sample-note">Sample portrait.</span>
        </p>
      </div>
      <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-[0.95rem] font-bold text-deep sm:text-base">
        {hero.badges.map((badge) => (
          <li key={badge} className="flex items-center gap-2">
            <span aria-hidden="true" className="swatch" />
            {badge}
          </li>
        ))}
      </ul>
    </SplitHero>
  );
}
