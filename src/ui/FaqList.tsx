import { useId } from 'react';
import type { Faq } from '../../core/domain/content.ts';

/** Questions and answers. The browser keeps one open at a time, with or without script. */
export function FaqList({ faqs }: { readonly faqs: readonly Faq[] }) {
  const group = useId();
  return (
    <div className="max-w-3xl divide-y divide-line border-y border-line">
      {faqs.map(({ q, a }) => (
        <details key={q} name={group} className="group">
          <summary className="faq-question">
            {q}
            <span aria-hidden="true" className="faq-mark">
              +
            </span>
          </summary>
          <div className="max-w-[38rem] pb-5">
            {a.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph} className="mb-2">
                {paragraph}
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
