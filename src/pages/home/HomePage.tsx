import {
  about,
  forYourBusiness,
  forYourHome,
  hero,
  heroWho,
  homeHead,
  ownerIntro,
  teaser,
  trustBullets,
  whyChooseUs,
} from '../../../site/words/home.ts';
import { reviews } from '../../../site/words/reviews.ts';
import { business } from '../../../site/business.ts';
import { promises } from '../../../site/promises.ts';
import { paths } from '../../domain/routes.ts';
import { PhoneLink } from '../../layout/PhoneLink.tsx';
import { heroSizes, SplitHero } from '../../layout/SplitHero.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { Quiz } from '../../quiz/Quiz.tsx';
import { PageMeta } from '../../seo/PageMeta.tsx';
import { businessNode } from '../../seo/structured-data.ts';
import { CloseUp } from '../../town/SurfaceFigure.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { Wipe } from '../../ui/Wipe.tsx';
import { ReviewCard } from './ReviewCard.tsx';

export function HomePage() {
  return (
    <>
      <PageMeta {...homeHead} path={paths.home} picture={hero.comparison.after} structuredData={[businessNode()]} />
      <main id="main" tabIndex={-1}>
        <Hero />
        <About />
        <Teaser />
        <Reviews />
        <Contact />
      </main>
    </>
  );
}

function Hero() {
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
      media={<Wipe {...hero.comparison} sizes={heroSizes} eager className="absolute inset-0" />}
    >
      <div className="mt-6 flex items-center gap-4">
        <div className="size-[4.5rem] shrink-0">
          <CloseUp name="portrait-owner" sizes="4.5rem" className="size-full rounded-full object-cover" />
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

function About() {
  return (
    <section className="wrap section" aria-labelledby="about">
      <div className="grid gap-10 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <h2 id="about">{about.title}</h2>
          <div className="mt-5 grid gap-4">
            {ownerIntro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ul className="tick-list mt-7 font-semibold">
            {trustBullets.map((bullet) => (
              <li key={bullet}>{bullet}</li>
            ))}
          </ul>
        </div>
        <Reveal>
          <Picture
            name={about.picture}
            sizes="(min-width: 64rem) 28rem, calc(100vw - 2.5rem)"
            className="h-auto w-full rounded-card"
          />
        </Reveal>
      </div>
      <h2 className="mt-16 mb-6">Why Choose Us</h2>
      <ul className="grid gap-8 md:grid-cols-3">
        {whyChooseUs.map(({ title, text }) => (
          <li key={title} className="border-t-4 border-sand pt-4">
            <h3>{title}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-14 grid gap-8 rounded-card bg-foam p-6 sm:p-10 md:grid-cols-2">
        <WorkList title="For Your Home" items={forYourHome.map(({ text }) => text)} />
        <WorkList title="For Your Business" items={forYourBusiness} />
        <p className="md:col-span-2">
          <AppLink to={paths.services} className="text-link">
            Services and pricing
          </AppLink>
        </p>
      </div>
    </section>
  );
}

function WorkList({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <div>
      <h3 className="mb-4">{title}</h3>
      <ul className="tick-list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function Teaser() {
  return (
    <section className="section bg-deep text-white" aria-labelledby="teaser">
      <div className="wrap grid items-center gap-8 lg:grid-cols-[1fr_1.2fr]">
        <div>
          <h2 id="teaser" className="text-white">
            {teaser.title}
          </h2>
          <p className="mt-4">{teaser.text}</p>
          <AppLink to={paths.gallery} className="button button-light mt-6">
            See the gallery
          </AppLink>
        </div>
        <Reveal>
          <Wipe
            {...teaser.comparison}
            sizes="(min-width: 64rem) 36rem, calc(100vw - 2.5rem)"
            className="relative aspect-[4/3] rounded-card"
          />
        </Reveal>
      </div>
    </section>
  );
}

function Reviews() {
  return (
    <section className="wrap section" aria-labelledby="reviews">
      <h2 id="reviews" className="mb-8">
        What customers say
      </h2>
      <div className="columns-1 gap-6 md:columns-2 lg:columns-3">
        {reviews.map((review) => (
          <ReviewCard key={review.name} {...review} />
        ))}
      </div>
      <p className="mt-4">
        <a href={business.social.maps} target="_blank" rel="noopener noreferrer" className="text-link">
          Read more reviews on Google Maps
        </a>
      </p>
    </section>
  );
}

function Contact() {
  return (
    <section id="contact" className="section border-t border-line bg-foam" aria-labelledby="contact-title">
      <div className="wrap grid gap-10 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <h2 id="contact-title">Ask for a quote</h2>
          <p className="lede mt-3 mb-8">
            Five short questions, about a minute. We contact you within {promises.reply}.
          </p>
          <p>Rather talk?</p>
          <PhoneLink
            label="home_contact"
            className="font-display text-2xl font-bold text-go no-underline hover:text-go-dark"
          >
            {business.phone}
          </PhoneLink>
          <p className="mt-2">Open {business.openingHours.text}</p>
        </div>
        <Quiz />
      </div>
    </section>
  );
}
