import { Fragment, useId, useState, type ReactNode } from 'react';
import { tooLong } from '../../site/words/quiz.ts';
import { questionAbout, type ChoiceField, type TextField } from './steps.ts';
import { business } from '../../site/business.ts';
import { paths } from '../domain/routes.ts';
import { PhoneLink } from '../layout/PhoneLink.tsx';
import { AppLink } from '../navigation/AppLink.tsx';

/** Title of a step; takes focus when the step opens. */
export function StepTitle({ children }: { readonly children: ReactNode }) {
  return (
    <h2 data-step-title tabIndex={-1} className="mb-3 text-xl outline-none sm:mb-5 sm:text-2xl">
      {children}
    </h2>
  );
}

interface ChoicesProps {
  readonly legend: string;
  readonly field: ChoiceField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One answer out of a few, as large targets. */
export function Choices({ legend, field: { answer, options, hints }, value, onChange }: ChoicesProps) {
  return (
    <fieldset>
      <legend
        data-step-title
        tabIndex={-1}
        className="mb-3 font-display text-xl leading-snug font-bold tracking-tight outline-none sm:mb-5 sm:text-2xl"
      >
        {legend}
      </legend>
      <div
        className={`grid gap-2 sm:grid-cols-3 ${hints ? '' : 'grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))]'}`}
      >
        {options.map((option) => (
          <label
            key={option}
            className="relative flex min-h-14 items-center gap-2 rounded-md border-2 border-line bg-white px-3 py-2 font-bold hover:border-sea has-checked:border-sea has-checked:bg-glass has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={answer}
              value={option}
              checked={value === option}
              onChange={() => onChange(option)}
              className="size-5 shrink-0 accent-sea"
            />
            <span className="min-w-0">
              <Breakable text={option} />
              {hints && <span className="block text-sm leading-snug font-normal text-slate">{hints[option]}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A text that may go on in the next line after a slash. */
function Breakable({ text }: { readonly text: string }) {
  return text.split(/(?<=\/)/).map((part) => (
    <Fragment key={part}>
      {part}
      {part.endsWith('/') && <wbr />}
    </Fragment>
  ));
}

interface TextBoxProps {
  readonly field: TextField;
  readonly value: string;
  /** Shows what it holds and takes no more. */
  readonly locked: boolean;
  readonly onChange: (value: string) => void;
}

/** A labelled text box. */
export function TextBox({ field, value, locked, onChange }: TextBoxProps) {
  const id = useId();
  const { answer, name = answer, label, maxLength, autoComplete, multiline, type = 'text' } = field;
  const [isTyping, setTyping] = useState(false);
  // A browser that knows the limit cuts what is pasted without a word.
  const isTooLong = multiline && value.trim().length > maxLength;
  const doubt = isTooLong ? tooLong : isTyping ? undefined : questionAbout(answer, value);
  const hasDoubts = multiline || type !== 'text';
  const shared = {
    id,
    name,
    maxLength: multiline ? undefined : maxLength,
    autoComplete,
    value,
    readOnly: locked,
    'aria-invalid': isTooLong || undefined,
    'aria-describedby': hasDoubts ? `${id}-doubt` : undefined,
    onFocus: () => setTyping(true),
    onBlur: () => setTyping(false),
    className:
      'w-full rounded-md border-2 border-mist bg-white px-4 py-2.5 text-lg read-only:bg-foam focus-visible:border-sea',
  };
  return (
    <div className="mb-3">
      {/* Beside the label, where it moves nothing from under the visitor's finger. */}
      <div className="mb-1 flex flex-wrap justify-between gap-x-4">
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        {hasDoubts && (
          <span id={`${id}-doubt`} role="status" className="text-[0.95rem] text-warn">
            {doubt}
          </span>
        )}
      </div>
      {multiline ? (
        <textarea rows={3} onChange={(event) => onChange(event.target.value)} {...shared} />
      ) : (
        <input type={type} onChange={(event) => onChange(event.target.value)} {...shared} />
      )}
    </div>
  );
}

interface ConsentBoxProps {
  readonly given: boolean;
  readonly locked: boolean;
  /** Sending was tried without consent. */
  readonly refused: boolean;
  readonly onChange: (given: boolean) => void;
}

/** Asks for consent to process what was typed. */
export function ConsentBox({ given, locked, refused, onChange }: ConsentBoxProps) {
  return (
    <>
      <label className={`mt-3 flex items-start gap-3 leading-snug ${refused ? 'font-bold text-warn' : ''}`}>
        <input
          type="checkbox"
          name="gdprConsent"
          checked={given}
          disabled={locked}
          aria-invalid={refused || undefined}
          aria-describedby="consent-terms consent-error"
          onChange={(event) => onChange(event.target.checked)}
          className={`mt-1 size-6 shrink-0 ${refused ? 'accent-warn outline-2 outline-offset-2 outline-warn' : 'accent-go'}`}
        />
        <span>I consent to my details being processed so that you can answer my request.</span>
      </label>
      <p id="consent-terms" className="mt-1.5 ml-9 text-sm text-slate">
        You may withdraw your consent at any time by phoning{' '}
        <PhoneLink label="quiz_consent" className="text-link">
          {business.phone}
        </PhoneLink>
        . See our{' '}
        <AppLink to={paths.privacy} className="text-link">
          privacy policy
        </AppLink>
        .
      </p>
      <p id="consent-error" role="alert" className="ml-9 not-empty:mt-2 font-bold text-warn">
        {refused && 'Please consent to data processing to continue'}
      </p>
    </>
  );
}
