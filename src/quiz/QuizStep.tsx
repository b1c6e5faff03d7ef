import { useId, useState } from 'react';
import { paths } from '../../core/domain/pages.ts';
import { PhoneLink } from '../layout/ContactLinks.tsx';
import { AppLink } from '../ui/AppLink.tsx';
import { cleanMessage, MAX_SENT } from './message.ts';
import type { QuizState } from './quiz-machine.ts';
import { LAST_STEP, formatWarning, stepAt, type QuizField } from './steps.ts';

interface QuizStepProps {
  readonly state: QuizState;
  /** Reads the answers from the fields. */
  readonly onAnswer: () => void;
}

/** The current step: its question, which gets focus when the step opens, and its fields. */
export function QuizStep(props: QuizStepProps) {
  const { state, onAnswer } = props;
  const { question, fields } = stepAt(state.step);
  return (
    <>
      <fieldset>
        <legend
          data-step-title
          tabIndex={-1}
          className="mb-3 font-display text-lg leading-snug font-bold tracking-tight outline-none sm:mb-5"
        >
          {question}
        </legend>
        {fields.map((field) => {
          const Field = field.options ? Choices : TextBox;
          const { answer } = field;
          return (
            <Field
              key={answer}
              field={field}
              value={state.answers[answer]}
              locked={state.view === 'sending'}
              onChange={onAnswer}
            />
          );
        })}
      </fieldset>
      {state.step === LAST_STEP && <ConsentBox {...props} />}
    </>
  );
}

interface FieldProps {
  readonly field: QuizField;
  readonly value: string;
  /** Read-only while the request is being sent. */
  readonly locked: boolean;
  readonly onChange: () => void;
}

/** Radio buttons for a choice of one option, with large targets. */
function Choices({
  field: { answer: name, options = [] },
  value,
  onChange,
}: FieldProps) {
  const hasHints = options.some(({ hint }) => hint);
  return (
    <div
      className={`grid gap-2 sm:grid-cols-3 ${hasHints ? '' : 'grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))]'}`}
    >
      {options.map(({ answer, hint }) => (
        <label
          key={answer}
          className="relative flex min-h-14 items-center gap-2 rounded-md border-2 border-line bg-white px-3 py-2 font-bold hover:border-sea has-checked:border-sea has-checked:bg-glass has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name={name}
            value={answer}
            checked={value === answer}
            onChange={onChange}
            className="size-5 shrink-0 accent-sea"
          />
          <span className="min-w-0">
            {/* Allows a line break after a slash. */}
            {answer.replaceAll('/', '/\u200B')}
            {hint && (
              <span className="block text-sm leading-snug font-normal text-slate">
                {hint}
              </span>
            )}
          </span>
        </label>
      ))}
    </div>
  );
}

/** A labelled text box. */
function TextBox({ field, value, locked, onChange }: FieldProps) {
  const id = useId();
  const {
    answer,
    name = answer,
    label,
    maxLength,
    autoComplete,
    multiline,
    type,
  } = field;
  const [isTyping, setTyping] = useState(false);
  const warning = isTyping ? undefined : formatWarning(field, value);
  const note = `${id}-note`;
  const hasNote = multiline || field.format !== undefined;
  const Box = multiline ? 'textarea' : 'input';
  return (
    <div className="mb-3">
      {/* Beside the label, so that a warning does not move the layout. */}
      <div className="mb-1 flex flex-wrap justify-between gap-x-4">
        <label htmlFor={id} className="font-bold">
          {label}
        </label>
        {multiline && <MessageLength id={note} typed={value} />}
        {field.format && (
          <span id={note} role="status" className="text-sm text-warn">
            {warning}
          </span>
        )}
      </div>
      <Box
        {...(multiline ? { rows: 3 } : { type: type ?? 'text', maxLength })}
        id={id}
        name={name}
        dir="auto"
        autoComplete={autoComplete}
        // Uncontrolled: React must not overwrite what a browser filled in without an event.
        defaultValue={value}
        readOnly={locked}
        aria-describedby={hasNote ? note : undefined}
        onChange={onChange}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        className="w-full rounded-md border-2 border-mist bg-white px-4 py-2.5 text-lg read-only:bg-foam focus-visible:border-sea"
      />
    </div>
  );
}

/** From this length on, the message's count is in view. */
const COUNTED_FROM = 18_000;
const inDigits = (count: number) => count.toLocaleString('en-GB');

/** Counts a long message. Only the line about the rest is announced, not each keystroke's count. */
function MessageLength({
  id,
  typed,
}: {
  readonly id: string;
  readonly typed: string;
}) {
  const { length } = cleanMessage(typed);
  const most = inDigits(MAX_SENT);
  return (
    <span id={id} className="text-sm text-slate">
      {length >= COUNTED_FROM && (
        <span>{`${inDigits(length)} of ${most} characters. `}</span>
      )}
      <span role="status" className="text-warn">
        {length > MAX_SENT &&
          `The first ${most} are sent, the rest stays here.`}
      </span>
    </span>
  );
}

/** Asks for consent to data processing. */
function ConsentBox({
  state: { answers, attempted, view },
  onAnswer,
}: QuizStepProps) {
  const given = answers.gdprConsent;
  /** Whether the visitor has tried to send without consent. */
  const refused = attempted && !given;
  return (
    <>
      <label
        className={`mt-3 flex items-start gap-3 leading-snug ${refused ? 'font-bold text-warn' : ''}`}
      >
        <input
          type="checkbox"
          name="gdprConsent"
          checked={given}
          disabled={view === 'sending'}
          aria-invalid={refused || undefined}
          aria-describedby="consent-terms consent-error"
          onChange={onAnswer}
          className={`mt-1 size-6 shrink-0 ${refused ? 'accent-warn outline-2 outline-offset-2 outline-warn' : 'accent-go'}`}
        />
        <span>
          I consent to my details being processed so that you can answer my
          request.
        </span>
      </label>
      <p id="consent-terms" className="mt-1.5 ml-9 text-sm text-slate">
        You may withdraw your consent at any time by phoning{' '}
        <PhoneLink label="quiz_consent" className="text-link" />. See our{' '}
        <AppLink to={paths.privacy} className="text-link">
          privacy policy
        </AppLink>
        .
      </p>
      <p
        id="consent-error"
        role="alert"
        className="ml-9 not-empty:mt-2 font-bold text-warn"
      >
        {refused && 'Please consent to data processing to continue'}
      </p>
    </>
  );
}
