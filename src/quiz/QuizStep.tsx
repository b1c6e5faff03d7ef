import { business } from '../../site/business.ts';
import { areaSizes, sizeHints, sizeQuestion, surfaceQuestion } from '../../site/words/quiz.ts';
import { paths } from '../domain/routes.ts';
import { PhoneLink } from '../layout/PhoneLink.tsx';
import { AppLink } from '../navigation/AppLink.tsx';
import { MAX_TOWN_LENGTH, surfaceTypes, type QuizAnswers } from './answers.ts';
import { Choices, StepTitle, TextField } from './fields.tsx';
import type { QuizState } from './quiz-machine.ts';

interface QuizStepProps {
  readonly state: QuizState;
  readonly onAnswer: (answers: Partial<QuizAnswers>) => void;
}

/** The questions of the current step. */
export function QuizStep({ state: { step, answers, attempted }, onAnswer }: QuizStepProps) {
  switch (step) {
    case 0:
      return (
        <Choices
          legend={sizeQuestion}
          name="areaSize"
          options={areaSizes}
          hints={sizeHints}
          value={answers.areaSize}
          onChange={(areaSize) => onAnswer({ areaSize })}
        />
      );
    case 1:
      return (
        <Choices
          legend={surfaceQuestion}
          name="surfaceType"
          options={surfaceTypes}
          value={answers.surfaceType}
          onChange={(surfaceType) => onAnswer({ surfaceType })}
        />
      );
    case 2:
      return (
        <>
          <StepTitle>Where is it?</StepTitle>
          <TextField
            label="Town, village or city"
            name="town"
            value={answers.postcode}
            maxLength={MAX_TOWN_LENGTH}
            autoComplete="address-level2"
            onChange={(postcode) => onAnswer({ postcode })}
          />
        </>
      );
    case 3:
      return (
        <>
          <StepTitle>How do we reach you?</StepTitle>
          <TextField
            label="Name"
            name="name"
            value={answers.name}
            autoComplete="name"
            onChange={(name) => onAnswer({ name })}
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            value={answers.email}
            autoComplete="email"
            onChange={(email) => onAnswer({ email })}
          />
          <TextField
            label="Phone"
            name="phone"
            type="tel"
            value={answers.phone}
            autoComplete="tel"
            onChange={(phone) => onAnswer({ phone })}
          />
        </>
      );
    default:
      return <DetailsStep answers={answers} refused={attempted && !answers.gdprConsent} onAnswer={onAnswer} />;
  }
}

interface DetailsStepProps {
  readonly answers: QuizAnswers;
  /** Sending was tried without consent. */
  readonly refused: boolean;
  readonly onAnswer: QuizStepProps['onAnswer'];
}

function DetailsStep({ answers, refused, onAnswer }: DetailsStepProps) {
  return (
    <>
      <StepTitle>Anything else we should know?</StepTitle>
      <TextField
        label="Additional message (optional)"
        name="additionalMessage"
        multiline
        value={answers.additionalMessage}
        onChange={(additionalMessage) => onAnswer({ additionalMessage })}
      />
      <label className={`mt-5 flex items-start gap-3 ${refused ? 'font-bold text-warn' : ''}`}>
        <input
          type="checkbox"
          name="gdprConsent"
          checked={answers.gdprConsent}
          aria-invalid={refused || undefined}
          aria-describedby="consent-terms consent-error"
          onChange={(event) => onAnswer({ gdprConsent: event.target.checked })}
          className={`mt-1 size-6 shrink-0 ${refused ? 'accent-warn outline-2 outline-offset-2 outline-warn' : 'accent-go'}`}
        />
        <span>I consent to my details being processed so that you can answer my request.</span>
      </label>
      <p id="consent-terms" className="mt-2 ml-9 text-[0.95rem] text-slate">
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
      <p id="consent-error" role="alert" className="mt-2 ml-9 font-bold text-warn">
        {refused && 'Please consent to data processing to continue'}
      </p>
    </>
  );
}
