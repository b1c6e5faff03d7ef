import type { GlanceFact } from '../../pack/schemas/facts.ts';

/** Facts in few words, in pairs of question and answer. */
export function Glance({ facts }: { readonly facts: readonly GlanceFact[] }) {
  return (
    <dl className="glance">
      {facts.map(({ label, value, beside }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {beside && <small>{beside}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
