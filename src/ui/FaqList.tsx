import { useId } from 'react';
import type { Faq } from '../domain/content.ts';

/** Questions that open one at a time; the browser keeps the others closed, with or without script. */
export function FaqList({ faqs }: { readonly faqs: readonly Faq[] }) {
  const group = useId();
  return (
    <div className="max-w-3xl divide-y divide-line border-y border-line">
      {faqs.map(({ q, a }) => (
        <details key={q} name={group} className="group">
          <summary className="flex list-none items-start justify-between gap-4 py-4 font-display text-lg leading-snug font-bold hover:text-sea [&::-webkit-details-marker]:hidden">
            {q}
            <span aria-hidden="true" className="mt-1 grid size-6 shrink-0 place-items-center text-2xl leading-none text-sea transition-transform group-open:rotate-45">+</span>
          </summary>
          <div className="max-w-[42rem] pb-5">
            {a.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph} className="mb-2">{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
