import {
  about,
  forYourBusiness,
  forYourHome,
  ownerIntro,
  trustBullets,
  whyChooseUs,
} from '#site/words/home.ts';
import type { PairName } from '#site/pairs.ts';
import { pairs } from '../../domain/pictures/pictures.ts';
import { paths } from '../../domain/pages.ts';
import { landingOfService } from '../../domain/page-table.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Reveal } from '../../ui/Reveal.tsx';

/** A service's first line links to its landing page. */
const homeItems = forYourHome.map((line): WorkItem => {
  const [service] = line.services;
  const isFirst =
    forYourHome.find(({ services }) => services[0] === service) === line;
  return {
    text: line.text,
    to: isFirst ? landingOfService(service)?.path : undefined,
  };
});

/** Who we are, why to choose us, and what we clean. */
export function About() {
  return (
    <section className="wrap section" aria-labelledby="about">
      <div className="grid gap-x-10 gap-y-7 lg:grid-cols-[1.2fr_1fr] lg:grid-rows-[auto_1fr]">
        <div>
          <h2 id="about">{about.title}</h2>
          <div className="mt-5 grid gap-4">
            {ownerIntro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <Reveal className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Picture
            picture={pairs[about.pair].after}
            sizes="(min-width: 64rem) 28rem, (max-width: 30rem) 33vw, calc(100vw - 2.5rem)"
            className="h-auto w-full rounded-card"
          />
        </Reveal>
        <ul className="tick-list font-semibold">
          {trustBullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
      </div>
      <h2 className="mt-16 mb-6">Why Choose Us</h2>
      <Picture
        picture={pairs[about.whyPair].after}
        sizes="(min-width: 80rem) 76rem, (max-width: 30rem) 33vw, 92vw"
        className="mb-8 aspect-[16/9] w-full rounded-card object-cover lg:aspect-[3/1]"
      />
      <ul className="grid gap-8 md:grid-cols-3">
        {whyChooseUs.map(({ title, text }) => (
          <li key={title} className="border-t-4 border-sand pt-4">
            <h3>{title}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-14 grid gap-8 rounded-card bg-foam p-6 sm:p-10 md:grid-cols-2">
        <WorkList
          title="For Your Home"
          items={homeItems}
          pair={about.homePair}
        />
        <WorkList
          title="For Your Business"
          items={forYourBusiness.map((text) => ({ text }))}
          pair={about.businessPair}
        />
        <p className="md:col-span-2">
          <AppLink to={paths.services} className="text-link">
            Services and pricing
          </AppLink>
        </p>
      </div>
    </section>
  );
}

interface WorkItem {
  readonly text: string;
  /** A page with more about it. */
  readonly to?: string;
}

interface WorkListProps {
  readonly title: string;
  readonly items: readonly WorkItem[];
  readonly pair: PairName;
}

function WorkList({ title, items, pair }: WorkListProps) {
  return (
    <div>
      <Picture
        picture={pairs[pair].after}
        alt=""
        sizes="(min-width: 48rem) 33rem, (max-width: 30rem) 33vw, 92vw"
        className="mb-5 aspect-[16/9] w-full rounded-card object-cover"
      />
      <h3 className="mb-4">{title}</h3>
      <ul className="tick-list">
        {items.map(({ text, to }) => (
          <li key={text}>
            {to === undefined ? (
              text
            ) : (
              <AppLink to={to} className="running-link">
                {text}
              </AppLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
