import { business } from '../../../site/business.ts';
import { estimateOffers } from '../../../site/estimates.ts';
import { glanceFacts } from '../../../site/words/at-a-glance.ts';
import type { ShownTownService } from '../../domain/diary/recent-work.ts';
import type { Service } from '../../domain/services.ts';
import type { Town } from '../../domain/towns.ts';
import { inSentence } from '../../domain/words/in-sentence.ts';
import { Estimator } from '../../estimator/Estimator.tsx';
import { ContactBox } from '../../layout/ContactBox.tsx';
import { AskedHeading } from '../../town/AskedHeading.tsx';
import { chooseFigures } from '../../town/choose-figures.ts';
import { Glance } from '../../town/Glance.tsx';
import { headingText, splitSections } from '../../town/split-sections.ts';
import { Contents } from '../../town/Contents.tsx';
import { mapHeading, MapSection } from '../../town/MapSection.tsx';
import { SurfaceFigure } from '../../town/SurfaceFigure.tsx';
import { TextPart } from '../../town/TextPart.tsx';
import { YearStrip } from '../../town/YearStrip.tsx';
import { FaqList } from '../../ui/FaqList.tsx';
import { RecentWork } from './RecentWork.tsx';

interface TownServiceBodyProps {
  readonly town: Town;
  readonly service: Service;
  readonly data: ShownTownService;
}

/** All between the hero and the related pages: facts at a glance, short texts with pictures between them, price, map, year and questions. */
export function TownServiceBody({ town, service, data }: TownServiceBodyProps) {
  const [opening, ...sections] = splitSections(data.bodyHtml);
  const figures = chooseFigures(service.slug, data.materials, sections.length);
  const questions = `Questions about ${inSentence(service.headTerm)} in ${town.label}`;
  const offer = estimateOffers[service.slug];
  const map = <MapSection town={town} postcodes={data.postcodes} />;
  const contents = [
    ...sections.map((section) => ({ id: section.id, label: headingText(section) })),
    { id: 'where', label: mapHeading(town) },
    { id: 'year', label: 'When to have it done' },
    { id: 'questions', label: questions },
  ];
  const facts = [
    ...glanceFacts(service.slug),
    { label: 'We come to', value: data.postcodes.join(', '), beside: business.openingHours.text },
  ];
  return (
    <div className="wrap town-columns">
      <aside className="town-side" aria-label="At a glance">
        <Glance facts={facts} />
        <ContactBox label="town_service_contact" />
      </aside>
      <div className="town-text">
        {opening && <TextPart section={opening} />}
        <Contents items={contents} />
        {offer ? <Estimator offer={offer} town={town.label} /> : map}
        {sections.map((section, index) => (
          <TextPart key={section.heading} section={section}>
            {figures[index] && <SurfaceFigure figure={figures[index]} />}
          </TextPart>
        ))}
        {offer && map}
        {data.recentWork && <RecentWork town={town} jobs={data.recentWork} />}
        <section aria-labelledby="year">
          <h2 id="year">When to have it done</h2>
          <YearStrip service={service.slug} />
        </section>
        <section aria-labelledby="questions">
          <AskedHeading id="questions">{questions}</AskedHeading>
          <FaqList faqs={data.faqs} />
        </section>
      </div>
    </div>
  );
}
