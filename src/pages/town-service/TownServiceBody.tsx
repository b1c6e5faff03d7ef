import { glances } from '#site/words/at-a-glance.ts';
import type {
  RecentJob,
  ShownTownService,
} from '../../../core/domain/diary/recent-work.ts';
import { describePair } from '../../../core/domain/pictures/describe-pair.ts';
import {
  otherServices,
  type Service,
  serviceIn,
} from '../../../core/domain/services.ts';
import { neighboursOf, type Town } from '../../../core/domain/towns.ts';
import { inSentence } from '../../../core/domain/text/in-sentence.ts';
import { Estimator } from '../../estimator/Estimator.tsx';
import { ContactBox } from '../../layout/ContactBox.tsx';
import { Glance } from '../../town/Glance.tsx';
import { splitSections } from '../../town/split-sections.ts';
import { TextPart } from '../../town/TextPart.tsx';
import { PricedOnSite } from '../../town/PricedOnSite.tsx';
import { PairFigure } from '../../town/PairFigure.tsx';
import { YearSection } from '../../town/YearSection.tsx';
import { FaqList } from '../../ui/FaqList.tsx';
import { longDate } from '../../../core/domain/text/long-date.ts';
import { paths } from '../../../core/domain/pages.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { closing } from '#site/words/invitations.ts';
import { visit } from '#site/words/visit.ts';
import { isPublished, publishedLinks } from '../../../core/domain/published.ts';
import { findOffer } from '../../../core/domain/estimate-choice.ts';
import { CallToAction } from '../../layout/CallToAction.tsx';
import { CallButton, QuoteButton } from '../../layout/ContactLinks.tsx';
import { LinkList } from '../../layout/LinkList.tsx';

interface TownServiceBodyProps {
  readonly town: Town;
  readonly service: Service;
  readonly data: ShownTownService;
}

/** A service page between its first screen and related pages, with local details first. */
export function TownServiceBody({ town, service, data }: TownServiceBodyProps) {
  const [particular, ...sections] = splitSections(data.bodyHtml);
  const [, figure] = data.pairs;
  const offer = findOffer(`service ${service.slug}`);
  return (
    <div className="wrap town-columns">
      <div className="town-text">
        {particular && <TextPart section={particular} />}
        {offer ? (
          <Estimator offer={offer} />
        ) : (
          <PricedOnSite
            path={paths.townService(town.slug, service.slug)}
            service={service.slug}
          />
        )}
        {figure && <PairFigure pair={describePair(figure)} />}
        {sections.map((section) => (
          <TextPart key={section.id} section={section} />
        ))}
        {data.recentWork && <RecentWork town={town} jobs={data.recentWork} />}
        <YearSection
          service={service.slug}
          climate={data.climate}
          bestMonths={data.bestMonths}
        />
        <section aria-labelledby="questions">
          <h2 id="questions">
            {`Questions about ${inSentence(service.headTerm)} in ${town.label}`}
          </h2>
          <FaqList faqs={data.faqs} />
        </section>
      </div>
      <aside className="town-side" aria-label="At a glance">
        <Glance facts={glances[service.slug]} />
        <ContactBox label="town_service_contact" />
        <QuoteButton text={visit.ask.townService} />
      </aside>
    </div>
  );
}

interface RecentWorkProps {
  readonly town: Town;
  readonly jobs: readonly RecentJob[];
}

/**
 * One or two jobs from the diary, in this town or a neighbouring one. `data-live` keeps them out of
 * the committed manifest, so that a new post does not count as a change of content.
 */
function RecentWork({ town, jobs }: RecentWorkProps) {
  return (
    <section aria-labelledby="recent" data-live>
      <h2 id="recent">From the job diary</h2>
      <ul className="grid gap-7 sm:grid-cols-2">
        {jobs.map(({ title, townSlug, townLabel, dateISO, found, photo }) => (
          <li
            key={`${dateISO} ${title}`}
            className="border-t-4 border-sand pt-4 wrap-anywhere"
          >
            <figure>
              {photo && (
                <img
                  src={photo.src}
                  alt={photo.alt ?? title}
                  width={400}
                  height={300}
                  loading="lazy"
                  decoding="async"
                  referrerPolicy="no-referrer"
                  className="mb-4 aspect-[4/3] w-full rounded-card bg-glass object-cover"
                />
              )}
              <figcaption>
                <h3>{title}</h3>
                <p className="mt-1">
                  <time dateTime={dateISO}>{longDate(dateISO)}</time>,{' '}
                  {townSlug === town.slug
                    ? townLabel
                    : `in ${townLabel}, near ${town.label}`}
                </p>
                <p className="mt-2">{found}</p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-5">
        <AppLink to={paths.jobDiary} className="text-link">
          Read the job diary
        </AppLink>
      </p>
    </section>
  );
}

/** The end of a service page: links to related pages, and contact. */
export function TownServiceRelated({
  town,
  service,
}: Pick<TownServiceBodyProps, 'town' | 'service'>) {
  return (
    <aside aria-label="Related pages and contact">
      <div className="border-t border-line bg-foam">
        <div className="wrap section grid gap-10 md:grid-cols-2">
          <LinkList
            title={`Other Services in ${town.label}`}
            links={otherServices(service, ({ slug }) =>
              isPublished(paths.townService(town.slug, slug)),
            ).map((other) => ({
              label: serviceIn(other, town.label),
              to: paths.townService(town.slug, other.slug),
            }))}
          />
          <LinkList
            title={`${service.name} in Nearby Areas`}
            links={publishedLinks(
              neighboursOf(town).map((near) => ({
                label: serviceIn(service, near.label),
                to: paths.townService(near.slug, service.slug),
              })),
            )}
          />
        </div>
      </div>
      <CallToAction
        title={`Ready for ${inSentence(service.name)}?`}
        text={closing.townService}
      >
        <CallButton label="town_service_cta" look="button-light" />
        <QuoteButton text={visit.ask.townService} look="button-ghost" />
      </CallToAction>
    </aside>
  );
}
