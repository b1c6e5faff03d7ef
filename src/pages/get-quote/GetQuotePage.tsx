import {
  getQuoteBadge,
  getQuoteHead,
  getQuoteReasons,
  getQuoteTitle,
} from '#site/words/get-quote.ts';
import { business } from '#site/business.ts';
import { paths } from '../../../core/domain/pages.ts';
import { Page } from '../../layout/Page.tsx';
import { PageBand } from '../../layout/PageBand.tsx';
import { Quiz } from '../../quiz/Quiz.tsx';
import { stepCountWord } from '../../quiz/steps.ts';

export function GetQuotePage() {
  return (
    <Page
      {...getQuoteHead(stepCountWord)}
      brand={business.name}
      path={paths.getQuote}
    >
      <div className="quote-head">
        <PageBand
          title={
            <>
              {getQuoteTitle.before}
              <span className="inline-block">{getQuoteTitle.unbroken}</span>
              {getQuoteTitle.after}
            </>
          }
        >
          <p className="inline-block rounded-md bg-sand px-3 py-1.5 text-sm leading-snug font-bold text-ink sm:text-base">
            {getQuoteBadge}
          </p>
        </PageBand>
      </div>
      <div className="wrap section grid gap-12 pt-4 lg:grid-cols-[1.6fr_1fr] lg:pt-14">
        <Quiz scrollOnStep />
        <section aria-labelledby="why">
          <h2 id="why" className="mb-5">
            Why Choose Us?
          </h2>
          <ul className="grid gap-6">
            {getQuoteReasons.map(({ title, text }) => (
              <li key={title} className="border-t-4 border-sand pt-3">
                <h3>{title}</h3>
                <p className="mt-1">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  );
}
