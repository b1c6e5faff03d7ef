import { business } from '../../../site/business.ts';
import { visit } from '../../../site/words/visit.ts';
import { isPublished, publishedLinks } from '../../domain/published.ts';
import { paths } from '../../domain/routes.ts';
import { otherServices, serviceIn, type Service } from '../../domain/services.ts';
import { neighboursOf, type Town } from '../../domain/towns.ts';
import { inSentence } from '../../domain/words/in-sentence.ts';
import { CallToAction } from '../../layout/CallToAction.tsx';
import { LinkList } from '../../layout/LinkList.tsx';
import { PhoneLink } from '../../layout/PhoneLink.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';

interface TownServiceRelatedProps {
  readonly town: Town;
  readonly service: Service;
}

/** Where to go from a town's service page. */
export function TownServiceRelated({ town, service }: TownServiceRelatedProps) {
  return (
    <aside aria-label="Related pages and contact">
      <div className="border-t border-line bg-foam">
        <div className="wrap section grid gap-10 md:grid-cols-2">
          <LinkList
            title={`Other Services in ${town.label}`}
            links={otherServices(service, ({ slug }) => isPublished(paths.townService(town.slug, slug))).map(
              (other) => ({
                label: serviceIn(other, town.label),
                to: paths.townService(town.slug, other.slug),
              }),
            )}
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
      <CallToAction title={`Ready for ${inSentence(service.name)}?`} text={visit.closing.townService}>
        <PhoneLink label="town_service_cta" className="button button-light">
          Call {business.phone}
        </PhoneLink>
        <AppLink to={paths.getQuote} className="button button-ghost">
          {visit.ask.townService}
        </AppLink>
      </CallToAction>
    </aside>
  );
}
