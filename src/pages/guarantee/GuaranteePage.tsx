import {
  guarantee,
  guaranteeHead,
  guaranteePair,
} from '#site/words/guarantee.ts';
import { closing } from '#site/words/invitations.ts';
import { pairs } from '../../../core/domain/pictures/pictures.ts';
import { paths } from '../../../core/domain/pages.ts';
import { CallToAction } from '../../layout/CallToAction.tsx';
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
      <div className="wrap section">
        <div className="grid items-center gap-x-10 gap-y-7 lg:grid-cols-[1.2fr_1fr]">
          <div className="prose">
            {guarantee.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Picture
            picture={pairs[guaranteePair].after}
            sizes="(min-width: 64rem) 36rem, (max-width: 30rem) 54vw, 92vw"
            className="aspect-[16/9] w-full rounded-card object-cover"
          />
        </div>
        <h2 className="mt-12 mb-5">The terms</h2>
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
          <dl className="contents">
            {guarantee.terms.map(({ title, text }) => (
              <div key={title} className="border-t-4 border-sand pt-3">
                <dt className="font-display text-lg font-bold">{title}</dt>
                <dd className="mt-1">{text}</dd>
              </div>
            ))}
          </dl>
          <WorkDocuments
            termsLabel="Full terms and conditions"
            className="grid content-start gap-3 border-t-4 border-sand pt-3"
          />
        </div>
      </div>
      <CallToAction
        title="Nothing to lose by asking"
        text={closing.guarantee}
      />
    </Page>
  );
}
