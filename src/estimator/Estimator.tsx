import { at } from '../../core/domain/assert-defined.ts';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { visit } from '#site/words/visit.ts';
import type { EstimateOffer } from '../../core/schemas/estimates.ts';
import { QuoteLink } from '../layout/ContactLinks.tsx';
import {
  estimate,
  quizSize,
  readCount,
  readMetres,
  requestLine,
  type Size,
} from '../../core/domain/estimate.ts';
import {
  EstimateResult,
  SizeLabel,
  WorkedExamples,
} from './EstimateResult.tsx';

interface EstimatorProps {
  readonly offer: EstimateOffer;
  /** Level of the heading. */
  readonly headingLevel?: 2 | 3;
}

/** The values of the form's fields, by name. */
type Given = Readonly<Record<string, FormDataEntryValue>>;

/** Value of the option for a size that the visitor types. */
const OWN = 'own';

/**
 * "What would mine cost?" Estimates a price by size and surface. Without script it shows examples.
 */
export function Estimator({ offer, headingLevel = 2 }: EstimatorProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState<Given>({});
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

  const isOwn = given.size === OWN;
  const usual: Size = at(offer.sizes, 0);
  const isCounted = usual.count !== undefined;
  const size: Size = isOwn
    ? typedSize(given)
    : at(offer.sizes, Number(given.size ?? 0));
  const surface = at(offer.surfaces, Number(given.surface ?? 0));
  const found = estimate(offer, surface, size);
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
      <form ref={form} className="js-only" onInput={read} onSubmit={submit}>
        <Chips
          legend={
            isCounted ? `How many ${surface.rate.unit.many}?` : 'How big is it?'
          }
          name="size"
          options={[
            ...offer.sizes.map((size, index) => ({
              value: index,
              label: <SizeLabel size={size} />,
            })),
            { value: OWN, label: 'My own figures' },
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
                autoComplete="off"
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
      </form>
      <div className="no-js-only">
        <WorkedExamples offer={offer} />
      </div>
      <QuoteLink
        className="button button-go mt-5 w-full"
        facts={{
          surfaceType: surface.quizSurface,
          ...('amount' in found && {
            ...(!isCounted && { areaSize: quizSize(found.amount) }),
            estimate: requestLine(found, surface),
          }),
        }}
      >
        {visit.ask.card}
      </QuoteLink>
    </section>
  );
}

const typedSize = ({ length, width, count }: Given): Size => ({
  length: readMetres(String(length)),
  width: readMetres(String(width)),
  count: readCount(String(count)),
});

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
