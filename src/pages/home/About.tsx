import {
  about,
  forYourBusiness,
  forYourHome,
  ownerIntro,
  trustBullets,
  whyChooseUs,
} from '#site/words/home.ts';
import type { ReactNode } from 'react';
import type { WorkLine } from '../../../core/schemas/home.ts';
import type { PairName } from '#site/pairs.ts';
import { pairs } from '../../../core/domain/pictures/pictures.ts';
import { paths } from '../../../core/domain/pages.ts';
import { landingRows } from '../../../core/domain/page-table.ts';
import type { ServiceSlug } from '../../../core/domain/services.ts';
import { QuoteLink } from '../../layout/ContactLinks.tsx';
import { AppLink } from '../../ui/AppLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Reveal } from '../../ui/Reveal.tsx';

/** Finds the landing page about a service in the whole county. */
const countyLandingOf = (service: string | undefined) =>
  landingRows.find((row) => row.service === service && !row.town);

/** Who we are, why you should choose us, and what we clean. */
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
          lines={forYourHome}
          pair={about.homePair}
        />
        <WorkList
          title="For Your Business"
          lines={forYourBusiness}
          pair={about.businessPair}
        >
          <p className="mt-4">{about.businessNote}</p>
          <p className="mt-3">
            <QuoteLink
              className="text-link"
              facts={{ work: about.businessWork }}
            >
              {about.businessAsk}
            </QuoteLink>
          </p>
        </WorkList>
        <p className="md:col-span-2">
          <AppLink to={paths.services} className="text-link">
            Services and pricing
          </AppLink>
        </p>
      </div>
    </section>
  );
}

interface WorkListProps {
  readonly title: string;
  readonly lines: readonly WorkLine<ServiceSlug>[];
  readonly pair: PairName;
  /** Content below the list. */
  readonly children?: ReactNode;
}

/** Lines of work, each with a link to the page that says more about it. */
function WorkList({ title, lines, pair, children }: WorkListProps) {
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
        {lines.map(({ text, services: [service], card }) => {
          const page = card
            ? `${paths.services}#${card}`
            : countyLandingOf(service)?.path;
          return (
            <li key={text}>
              {page ? (
                <AppLink to={page} className="running-link">
                  {text}
                </AppLink>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ul>
      {children}
    </div>
  );
}
