import { closing } from '#site/words/invitations.ts';
import type { HubContent } from '../../../core/domain/content.ts';
import { describePair } from '../../../core/domain/pictures/describe-pair.ts';
import { isPublished } from '../../../core/domain/published.ts';
import { paths } from '../../../core/domain/pages.ts';
import { findService, services } from '../../../core/domain/services.ts';
import { neighboursOf, type Town } from '../../../core/domain/towns.ts';
import { ContactBox } from '../../layout/ContactBox.tsx';
import { AppLink } from '../../ui/AppLink.tsx';
import { MapSection } from '../../town/MapSection.tsx';
import { splitSections } from '../../town/split-sections.ts';
import { TextPart } from '../../town/TextPart.tsx';
import { wideItemCount } from '../../ui/wide-items.ts';
import { Picture } from '../../ui/Picture.tsx';
import { priceTable } from '#site/words/price-table.ts';
import { cellText } from '../../../core/domain/price-words.ts';
import { CallToAction } from '../../layout/CallToAction.tsx';
import { LinkList } from '../../layout/LinkList.tsx';
import { chatMessage } from '../../layout/chat-message.ts';
import {
  CallButton,
  QuoteButton,
  QuoteLink,
  WhatsAppLink,
} from '../../layout/ContactLinks.tsx';

interface TownHubBodyProps {
  readonly town: Town;
  readonly data: HubContent;
}

const tileSizes = (isWide: boolean) =>
  `(min-width: 64rem) ${isWide ? 37 : 24}rem, (min-width: 40rem) 45vw, 7.5rem`;

/** A town hub between its hero and related links: services, local text, map and reasons. */
export function TownHubBody({ town, data }: TownHubBodyProps) {
  const listed = services.filter(({ slug }) =>
    isPublished(paths.townService(town.slug, slug)),
  );
  const wide = wideItemCount(listed.length);
  const sections = splitSections(data.bodyHtml);
  return (
    <>
      <section className="wrap section" aria-labelledby="services">
        <h2 id="services" className="mb-6">
          Our services in {town.label}
        </h2>
        <ul className="tiles full-rows">
          {listed.map((service, index) => {
            const opening = data.openings[service.slug];
            return (
              <li
                key={service.slug}
                className={index < wide ? 'tile is-wide' : 'tile'}
              >
                <h3>
                  <AppLink to={paths.townService(town.slug, service.slug)}>
                    {service.name}
                  </AppLink>
                </h3>
                <p>{data.summaries[service.slug]}</p>
                {opening && (
                  <Picture
                    picture={describePair(opening).after}
                    sizes={tileSizes(index < wide)}
                    alt=""
                  />
                )}
              </li>
            );
          })}
        </ul>
      </section>
      <div className="border-y border-line bg-foam">
        <div className="wrap town-columns">
          <aside className="town-side" aria-label="Contact">
            <ContactBox label="town_contact" />
            <HubPrices town={town} />
          </aside>
          <div className="town-text">
            {sections.map((section) => (
              <TextPart key={section.heading} section={section} />
            ))}
            <MapSection town={town} postcodes={data.postcodes} />
          </div>
        </div>
      </div>
      <section className="wrap section" aria-labelledby="why">
        <h2 id="why" className="mb-8">
          Why choose us in {town.label}
        </h2>
        <ul className="grid gap-7 md:grid-cols-2 lg:grid-cols-3">
          {data.reasons.map(({ title, text }) => (
            <li key={title} className="border-t-4 border-sand pt-4">
              <h3>{title}</h3>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Prices of the town's services, with links to their pages. */
function HubPrices({ town }: { readonly town: Town }) {
  const rows = priceTable.filter(({ service }) =>
    isPublished(paths.townService(town.slug, service)),
  );
  return (
    <section className="card" aria-labelledby="prices">
      <h2 id="prices" className="text-lg">
        What a whole job costs
      </h2>
      <dl className="mt-3 grid gap-2 leading-snug">
        {rows.map(({ service, rate, wholeJob }) => (
          <div key={service}>
            <dt>
              <AppLink
                to={paths.townService(town.slug, service)}
                className="running-link"
              >
                {findService(service)?.name}
              </AppLink>
            </dt>
            <dd className="text-sm text-slate">
              {cellText(wholeJob)}
              <br />
              {cellText(rate)}
            </dd>
          </div>
        ))}
      </dl>
      <QuoteLink className="button button-go mt-5 w-full" />
    </section>
  );
}

const moreFromUs = [
  { label: 'Areas We Serve', to: paths.areas },
  { label: 'Services', to: paths.services },
  { label: 'Before and after pictures', to: paths.gallery },
  { label: 'Our guarantee', to: paths.guarantee },
];

/** The end of a town hub: recent jobs, neighbouring towns and contact. */
export function TownHubRelated({ town }: { readonly town: Town }) {
  return (
    <aside aria-label="Recent jobs, nearby towns and contact">
      <div className="border-t border-line">
        <div className="wrap section grid gap-10 md:grid-cols-3">
          <div>
            <h2 className="mb-3 text-lg">Recent jobs near {town.label}</h2>
            <p>Jobs from this area will appear here soon.</p>
            <p className="mt-3">
              <AppLink to={paths.jobDiary} className="text-link">
                See the job diary
              </AppLink>
            </p>
          </div>
          <LinkList
            title="Neighbouring towns"
            links={neighboursOf(town).map((near) => ({
              label: near.label,
              to: paths.town(near.slug),
            }))}
          />
          <LinkList title="More from us" links={moreFromUs} />
        </div>
      </div>
      <CallToAction title={`Get a price in ${town.label}`} text={closing.town}>
        <CallButton label="town_cta" look="button-light" />
        <WhatsAppLink
          label="town_cta"
          text={chatMessage(paths.town(town.slug))}
          className="button button-ghost"
        >
          WhatsApp quote
        </WhatsAppLink>
        <QuoteButton text="Online Quote Form" look="button-ghost" />
      </CallToAction>
    </aside>
  );
}
