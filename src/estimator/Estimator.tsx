import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { visit } from '#site/words/visit.ts';
import { QuoteLink } from '../layout/ContactLinks.tsx';
import { at } from '../../core/domain/assert-defined.ts';
import type { Size } from '../../core/domain/estimate.ts';
import {
  OWN_SIZE,
  readChoice,
  type EstimateFields,
  type NamedOffer,
} from '../../core/domain/estimate-choice.ts';
import { quoteFormAttribute } from '../../core/domain/quote-link.ts';
import {
  EstimateResult,
  SizeLabel,
  WorkedExamples,
} from './EstimateResult.tsx';

interface EstimatorProps {
  readonly offer: NamedOffer;
  /** Level of the heading. */
  readonly headingLevel?: 2 | 3;
}

/**
 * "What would mine cost?" Estimates a price by size and surface. Without script it shows examples.
 */
export function Estimator({ offer, headingLevel = 2 }: EstimatorProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState<EstimateFields>({});
  // The fields are uncontrolled, so that they keep what was typed before hydration.
  const read = () => {
    const fields = new FormData(form.current ?? undefined);
    setGiven(Object.fromEntries(fields));
  };
  useEffect(read, []);
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    read();
  };

  const usual: Size = at(offer.sizes, 0);
  const isCounted = usual.count !== undefined;
  const { surface, size, found } = readChoice(offer, given);
  const problem = `problem-${id}`;
  const sides: readonly (readonly [keyof Size, string])[] = isCounted
    ? [['count', `Number of ${surface.rate.unit.many}`]]
    : [
        ['length', `${offer.upright ? 'Width' : 'Length'} in metres`],
        ['width', `${offer.upright ? 'Height' : 'Width'} in metres`],
      ];
  const Heading = `h${headingLevel}` as const;

  return (
    <section className="card estimator" aria-labelledby={`price-${id}`}>
      <Heading id={`price-${id}`} className="text-xl">
        What would mine cost?
      </Heading>
      <form
        ref={form}
        onInput={read}
        onSubmit={submit}
        {...{ [quoteFormAttribute]: '' }}
      >
        <input type="hidden" name="offer" value={offer.name} />
        <div className="js-only">
          <Chips
            legend={
              isCounted
                ? `How many ${surface.rate.unit.many}?`
                : 'How big is it?'
            }
            name="size"
            options={[
              ...offer.sizes.map((size, index) => ({
                value: index,
                label: <SizeLabel size={size} />,
              })),
              { value: OWN_SIZE, label: 'My own figures' },
            ]}
          />
          <div className="own-size mt-3 flex flex-wrap gap-4">
            {sides.map(([side, name]) => (
              <label key={side} className="min-w-24 flex-1 text-sm">
                {name}
                <input
                  type="text"
                  name={side}
                  inputMode={isCounted ? 'numeric' : 'decimal'}
                  maxLength={8}
                  defaultValue={usual[side]}
                  aria-invalid={size[side] === undefined || undefined}
                  aria-describedby={
                    size[side] === undefined ? problem : undefined
                  }
                  className="mt-1 block w-full rounded-md border-2 border-mist bg-white px-3 py-2 aria-invalid:border-warn"
                />
              </label>
            ))}
            <button type="submit" className="button button-line self-end">
              Work it out
            </button>
          </div>
          {offer.surfaces.length > 1 && (
            <Chips
              legend="What is it?"
              name="surface"
              options={offer.surfaces.map(({ label }, index) => ({
                value: index,
                label,
              }))}
            />
          )}
          <EstimateResult
            offer={offer}
            surface={surface}
            found={found}
            problemId={problem}
          />
        </div>
        <div className="no-js-only">
          <WorkedExamples offer={offer} />
        </div>
        <QuoteLink className="button button-go mt-5 w-full">
          {visit.ask.card}
        </QuoteLink>
      </form>
    </section>
  );
}

interface ChipsProps {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly {
    readonly value: string | number;
    readonly label: ReactNode;
  }[];
}

/** Radio buttons that look like chips, with the first one selected. */
function Chips({ legend, name, options }: ChipsProps) {
  return (
    <fieldset className="mt-4">
      <legend className="font-bold">{legend}</legend>
      <div className="chips">
        {options.map(({ value, label }, index) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={index === 0}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
