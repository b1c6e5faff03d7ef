import { useId, type ReactNode } from 'react';

/** Title of a step; takes focus when the step opens. */
export function StepTitle({ children }: { readonly children: ReactNode }) {
  return (
    <h2 data-step-title tabIndex={-1} className="mb-5 text-2xl outline-none sm:text-2xl">
      {children}
    </h2>
  );
}

interface ChoicesProps<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly T[];
  readonly hints?: Readonly<Record<T, string>>;
  readonly value: T | '';
  readonly onChange: (value: T) => void;
}

/** One answer out of a few, as large targets. */
export function Choices<T extends string>({ legend, name, options, hints, value, onChange }: ChoicesProps<T>) {
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
              name={name}
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

interface TextFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
  readonly maxLength?: number;
  readonly multiline?: boolean;
}

/** A labelled text box. */
export function TextField({ label, value, onChange, multiline = false, type = 'text', ...rest }: TextFieldProps) {
  const id = useId();
  const className = 'w-full rounded-md border-2 border-mist bg-white px-4 py-3 text-lg focus-visible:border-sea';
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1.5 block font-bold">
        {label}
      </label>
      {multiline ? (
        <textarea
          id={id}
          rows={5}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={className}
          {...rest}
        />
      ) : (
        <input
          id={id}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={className}
          {...rest}
        />
      )}
    </div>
  );
}
