import { hero, homeHead, teaser } from '#site/words/home.ts';
import { reviews } from '#site/words/reviews.ts';
import { business } from '#site/business.ts';
import { promises } from '#site/promises.ts';
import { paths } from '../../../core/domain/pages.ts';
import { PhoneLink, QuoteButton } from '../../layout/ContactLinks.tsx';
import { Page } from '../../layout/Page.tsx';
import { FirstScreen } from '../../layout/FirstScreen.tsx';
import { AppLink } from '../../ui/AppLink.tsx';
import { Quiz } from '../../quiz/Quiz.tsx';
import { stepCountWord } from '../../quiz/steps.ts';
import { hydrateLater } from '../../ui/lazy-hydration.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { Pair } from '../../ui/Pair.tsx';
import { About } from './About.tsx';
import type { Review } from '../../../core/schemas/reviews.ts';
import { pairs } from '../../../core/domain/pictures/pictures.ts';

const WhereWeWork = hydrateLater(
  'where',
  () => import('./WhereWeWork.tsx'),
  'WhereWeWork',
);

export function HomePage() {
  return (
    <Page {...homeHead} path={paths.home} pair={pairs[hero.pair]}>
      <Hero />
      <About />
      <Teaser />
      {reviews.length > 0 && <Reviews />}
      <WhereWeWork />
      <Contact />
    </Page>
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
          <Pair
            pair={pairs[teaser.pair]}
            sizes="(min-width: 64rem) 36rem, (max-width: 30rem) 82vw, calc(100vw - 2.5rem)"
            className="aspect-[3/2] rounded-card"
          />
        </Reveal>
      </div>
    </section>
  );
}

/** Up to three columns, but no more than there are reviews. */
const reviewColumns =
  ['max-w-2xl', 'md:columns-2'][reviews.length - 1] ??
  'md:columns-2 lg:columns-3';

function Reviews() {
  return (
    <section className="wrap section" aria-labelledby="reviews">
      <h2 id="reviews" className="mb-8">
        What customers say
      </h2>
      {/* A strip to swipe on phones, where six reviews would fill three screens. */}
      <div
        className={`reviews ${reviewColumns}`}
        role="group"
        aria-labelledby="reviews"
        tabIndex={0}
      >
        {reviews.map((review) => (
          <ReviewCard key={review.name} {...review} />
        ))}
      </div>
      {reviews.some(({ sample }) => sample) && (
        <p className="mt-4 text-sm text-mist">Sample reviews.</p>
      )}
      {business.social.maps !== undefined && (
        <p className="mt-4">
          <a
            href={business.social.maps}
            target="_blank"
            rel="noopener noreferrer"
            className="text-link"
          >
            Read more reviews on Google Maps
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      )}
    </section>
  );
}

function Contact() {
  return (
    <section
      id="contact"
      className="section border-t border-line bg-foam"
      aria-labelledby="contact-title"
    >
      <div className="wrap grid gap-10 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <h2 id="contact-title">Ask for a quote</h2>
          <p className="lede mt-3 mb-8">
            {`${stepCountWord} short questions, about a minute. ` +
              `We contact you within ${promises.reply}.`}
          </p>
          <p>Rather talk?</p>
          <PhoneLink
            label="home_contact"
            className="font-display text-xl font-bold text-go no-underline hover:text-go-dark"
          />
          <p className="mt-2">
            Open {business.openingHours.text}{' '}
            <span className="open-now js-only no-print" />
          </p>
        </div>
        <Quiz />
      </div>
    </section>
  );
}

const MAX_STARS = 5;

/** A customer's review. */
function ReviewCard({ name, location, text, stars, delay }: Review) {
  return (
    <Reveal delay={delay} className="mb-6 break-inside-avoid">
      <figure className="rounded-card border border-line bg-white p-6">
        <div
          role="img"
          aria-label={`${stars} out of ${MAX_STARS} stars`}
          className="flex flex-wrap gap-0.5"
        >
          {Array.from({ length: MAX_STARS }, (_, index) => (
            <svg
              key={index}
              className={`size-5 ${index < stars ? 'text-sandstone' : 'text-line'}`}
              viewBox="0 0 24 24"
              fill="currentColor"
              aria-hidden="true"
            >
              <path d="m12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9Z" />
            </svg>
          ))}
        </div>
        <blockquote className="mt-3">{text}</blockquote>
        <figcaption className="mt-4 font-bold">
          {name}
          <span className="block text-sm font-normal text-slate">
            {location}
          </span>
        </figcaption>
      </figure>
    </Reveal>
  );
}

/** The first screen: what the business does, and a surface before and after. */
function Hero() {
  return (
    <FirstScreen title={hero.title} lede={hero.lede} pair={pairs[hero.pair]}>
      <div className="flex flex-wrap gap-3">
        <QuoteButton />
        <AppLink to={paths.services} className="button button-line">
          Our Services
        </AppLink>
      </div>
      <ul className="panel-badges">
        {hero.badges.map((badge) => (
          <li key={badge}>
            <span aria-hidden="true" className="swatch" />
            {badge}
          </li>
        ))}
      </ul>
    </FirstScreen>
  );
}
