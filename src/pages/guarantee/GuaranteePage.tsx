import {
  guarantee,
  guaranteeHead,
  guaranteePair,
} from '#site/words/guarantee.ts';
import { visit } from '#site/words/visit.ts';
import { pairs } from '../../domain/pictures/pictures.ts';
import { paths } from '../../domain/pages.ts';
import { CallToAction } from '../../layout/CallToAction.tsx';
import { QuoteButton } from '../../layout/ContactLinks.tsx';
import { Page } from '../../layout/Page.tsx';
import { PageBand } from '../../layout/PageBand.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { WorkDocuments } from '../../layout/WorkDocuments.tsx';

export function GuaranteePage() {
  return (
    <Page {...guaranteeHead} path={paths.guarantee}>
      <PageBand title="Our Satisfaction Guarantee">
        <p>{guarantee.promise}</p>
      </PageBand>
      <div className="wrap section grid gap-12 lg:grid-cols-[1fr_1fr]">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <div className="prose">
            {guarantee.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Picture
            picture={pairs[guaranteePair].after}
            sizes="(min-width: 64rem) 36rem, (max-width: 30rem) 54vw, 92vw"
            className="mt-8 aspect-[16/9] w-full rounded-card object-cover"
          />
        </div>
        <div>
          <h2 className="mb-5">The terms</h2>
          <dl className="grid gap-5">
            {guarantee.terms.map(({ title, text }) => (
              <div key={title} className="border-t-4 border-sand pt-3">
                <dt className="font-display text-lg font-bold">{title}</dt>
                <dd className="mt-1">{text}</dd>
              </div>
            ))}
          </dl>
          <WorkDocuments
            termsLabel="Full terms and conditions"
            className="card mt-8 grid gap-3"
          />
        </div>
      </div>
      <CallToAction
        title="Nothing to lose by asking"
        text={visit.closing.guarantee}
      >
        <QuoteButton text={visit.ask.page} look="button-light" />
      </CallToAction>
    </Page>
  );
}
