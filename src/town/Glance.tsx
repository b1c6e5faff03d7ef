import type { GlanceFact } from '../../core/schemas/at-a-glance.ts';

/** Key facts as a list of labels and values. */
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
