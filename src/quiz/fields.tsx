import { useId, type ReactNode } from 'react';
import type { ChoiceField, TextField } from './steps.ts';

/** Title of a step; takes focus when the step opens. */
export function StepTitle({ children }: { readonly children: ReactNode }) {
  return (
    <h2 data-step-title tabIndex={-1} className="mb-5 text-2xl outline-none sm:text-2xl">
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
        className="mb-5 font-display text-2xl leading-snug font-bold tracking-tight outline-none"
      >
        {legend}
      </legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {options.map((option) => (
          <label
            key={option}
            className="relative flex min-h-14 items-center gap-3 rounded-md border-2 border-line bg-white px-4 py-3 font-bold hover:border-sea has-checked:border-sea has-checked:bg-glass has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={answer}
              value={option}
              checked={value === option}
              onChange={() => onChange(option)}
              className="size-5 shrink-0 accent-sea"
            />
            <span>
              {option}
              {hints && <span className="block text-sm leading-snug font-normal text-slate">{hints[option]}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
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
  const { name, label, maxLength, autoComplete, type = 'text' } = field;
  const shared = {
    id,
    name,
    maxLength,
    autoComplete,
    value,
    readOnly: locked,
    className:
      'w-full rounded-md border-2 border-mist bg-white px-4 py-3 text-lg read-only:bg-foam focus-visible:border-sea',
  };
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1.5 block font-bold">
        {label}
      </label>
      {field.multiline ? (
        <textarea rows={5} onChange={(event) => onChange(event.target.value)} {...shared} />
      ) : (
        <input type={type} onChange={(event) => onChange(event.target.value)} {...shared} />
      )}
    </div>
  );
}
