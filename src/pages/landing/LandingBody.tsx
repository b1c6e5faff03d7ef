import type { PairName } from '#site/pairs.ts';
import { pairs } from '../../../core/domain/pictures/pictures.ts';
import { closing } from '#site/words/invitations.ts';
import { visit } from '#site/words/visit.ts';
import { glances } from '#site/words/at-a-glance.ts';
import { findOffer } from '../../../core/domain/estimate-choice.ts';
import { publishedLinks } from '../../../core/domain/published.ts';
import type { ServiceSlug } from '../../../core/domain/services.ts';
import { Estimator } from '../../estimator/Estimator.tsx';
import { CallToAction } from '../../layout/CallToAction.tsx';
import { CallButton, QuoteButton } from '../../layout/ContactLinks.tsx';
import { LinkList } from '../../layout/LinkList.tsx';
import type {
  LandingPageCopy,
  PackLink,
} from '../../../core/schemas/landing-page-copy.ts';
import { pagePath, paths } from '../../../core/domain/pages.ts';
import { Glance } from '../../town/Glance.tsx';
import { PairFigure } from '../../town/PairFigure.tsx';
import { YearSection } from '../../town/YearSection.tsx';
import { FaqList } from '../../ui/FaqList.tsx';

/** How many paragraphs of the introduction come before its picture. */
const BEFORE_PICTURE = 2;

interface LandingBodyProps {
  readonly copy: LandingPageCopy<PairName>;
  /** The page's service, if towns have pages for it. */
  readonly about: ServiceSlug | undefined;
}

/** A landing page below its hero: price, introduction, benefits, process, year and questions. */
export function LandingBody({ copy, about }: LandingBodyProps) {
  const offer = findOffer(`service ${about}`);
  return (
    <>
      <div className="wrap town-columns">
        <div className="town-side">
          {offer ? (
            <Estimator offer={offer} />
          ) : (
            about && <Glance facts={glances[about]} />
          )}
        </div>
        <div className="town-text">
          <div>
            <Paragraphs texts={copy.intro.slice(0, BEFORE_PICTURE)} />
            <PairFigure pair={pairs[copy.figure]} />
            <Paragraphs texts={copy.intro.slice(BEFORE_PICTURE)} />
          </div>
          <section aria-labelledby="benefits">
            <h2 id="benefits" className="mb-5">
              What you get
            </h2>
            <ul className="tick-list mt-6">
              {copy.benefits.map(({ title, text }) => (
                <li key={title}>
                  <strong className="font-display text-lg">{title}.</strong>{' '}
                  {text}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <section
        className="border-y border-line bg-foam py-8 sm:py-20"
        aria-labelledby="process"
      >
        <div className="wrap">
          <h2 id="process" className="mb-5 sm:mb-8">
            How the job goes
          </h2>
          <div>
            <ol className="steps max-sm:gap-5 md:grid-cols-2">
              {copy.process.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p className="mt-1">{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </section>
      {about && (
        <YearSection
          service={about}
          climate="everywhere"
          className="wrap pt-6 sm:pt-20"
          headingClass="mb-4 sm:mb-5"
        />
      )}
      <section className="wrap section town-columns" aria-labelledby="faqs">
        <div>
          <h2 id="faqs" className="mb-5">
            Questions people ask
          </h2>
          <FaqList faqs={copy.faqs} />
        </div>
        <div>
          <LinkList
            title="Related services"
            links={publishedLinks(
              copy.related.map((link) => ({
                label: link.label,
                to: pathOfLink(link),
              })),
            )}
          />
        </div>
      </section>
      <CallToAction
        title={`Ready for ${copy.serviceType.toLowerCase()}?`}
        text={closing.landing}
      >
        <QuoteButton text={visit.ask.landing} look="button-light" />
        <CallButton label="landing_cta" look="button-ghost" />
      </CallToAction>
    </>
  );
}

function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return texts.length === 0 ? null : (
    <div className="prose mt-6 first:mt-0">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

/** Returns the path of a link in the pack. A check of the pack ensures that the page exists. */
function pathOfLink(link: PackLink): string {
  if ('landing' in link) return pagePath(link.landing);
  return link.service === undefined
    ? paths.town(link.town)
    : paths.townService(link.town, link.service);
}
