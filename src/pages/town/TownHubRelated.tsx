import { business } from '../../../site/business.ts';
import { visit } from '../../../site/words/visit.ts';
import { paths } from '../../domain/routes.ts';
import { neighboursOf, type Town } from '../../domain/towns.ts';
import { CallToAction } from '../../layout/CallToAction.tsx';
import { LinkList } from '../../layout/LinkList.tsx';
import { quoteRequest } from '../../layout/quote-request.ts';
import { PhoneLink } from '../../layout/PhoneLink.tsx';
import { WhatsAppLink } from '../../layout/WhatsAppLink.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';

const moreFromUs = [
  { label: 'Areas We Serve', to: paths.areas },
  { label: 'Services', to: paths.services },
  { label: 'Before and after pictures', to: paths.gallery },
  { label: 'Our guarantee', to: paths.guarantee },
];

/** Recent jobs, neighbours and ways to ask, below a town's hub. */
export function TownHubRelated({ town }: { readonly town: Town }) {
  return (
    <aside aria-label="Recent jobs, nearby towns and contact">
      <div className="border-t border-line">
        <div className="wrap section grid gap-10 md:grid-cols-3">
          <div>
            <h2 className="mb-3 text-xl sm:text-xl">Recent jobs near {town.label}</h2>
            <p>Jobs from this area will appear here soon.</p>
            <p className="mt-3">
              <AppLink to={paths.jobDiary} className="text-link">
                See the job diary
              </AppLink>
            </p>
          </div>
          <LinkList
            title="Neighbouring towns"
            links={neighboursOf(town).map((near) => ({ label: near.label, to: paths.town(near.slug) }))}
          />
          <LinkList title="More from us" links={moreFromUs} />
        </div>
      </div>
      <CallToAction title={`Get a price in ${town.label}`} text={visit.closing.town}>
        <PhoneLink label="town_cta" className="button button-light">
          Call {business.phone}
        </PhoneLink>
        <WhatsAppLink label="town_cta" text={quoteRequest(paths.town(town.slug))} className="button button-ghost">
          WhatsApp quote
        </WhatsAppLink>
        <AppLink to={paths.getQuote} className="button button-ghost">
          Online Quote Form
        </AppLink>
      </CallToAction>
    </aside>
  );
}
