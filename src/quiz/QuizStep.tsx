import type { QuizAnswers } from './answers/answers.ts';
import { Choices, ConsentBox, StepTitle, TextBox } from './fields.tsx';
import type { QuizState } from './quiz-machine.ts';
import { isAnswered, LAST_STEP, STEP_COUNT, stepAt } from './steps.ts';

interface QuizStepProps {
  readonly state: QuizState;
  readonly onAnswer: (answers: Partial<QuizAnswers>) => void;
}

/** The question of the current step with its fields. While it is being sent, they keep what they hold. */
export function QuizStep({ state: { step, answers, attempted, view }, onAnswer }: QuizStepProps) {
  const { question, fields } = stepAt(step);
  const locked = view === 'sending';
  const isChoice = fields[0]?.kind === 'choice';
  return (
    <>
      {!isChoice && <StepTitle>{question}</StepTitle>}
      {fields.map((field) => {
        switch (field.kind) {
          case 'choice':
            return (
              <Choices
                key={field.answer}
                legend={question}
                field={field}
                value={answers[field.answer]}
                onChange={(value) => onAnswer({ [field.answer]: value })}
              />
            );
          case 'text':
            return (
              <TextBox
                key={field.answer}
                field={field}
                locked={locked}
                value={answers[field.answer]}
                onChange={(value) => onAnswer({ [field.answer]: value })}
              />
            );
          case 'consent':
            return (
              <ConsentBox
                key="consent"
                given={answers.gdprConsent}
                locked={locked}
                refused={attempted && !answers.gdprConsent}
                onChange={(gdprConsent) => onAnswer({ gdprConsent })}
              />
            );
        }
      })}
    </>
  );
}

interface ProgressProps {
  readonly step: number;
  readonly answers: QuizAnswers;
}

/** How far the quiz is: a strip that fills with each step, over what was chosen so far, which the estimator may have done. */
export function Progress({ step, answers: { areaSize, surfaceType } }: ProgressProps) {
  const percent = ((step + 1) * 100) / STEP_COUNT;
  const chosen = [areaSize, surfaceType].slice(0, step).filter(Boolean).join(', ');
  return (
    <div className="mb-4">
      <progress aria-label="Quiz progress" max={100} value={percent} className="quiz-progress" />
      <p className="float-right mt-1.5 text-sm font-bold text-slate">{`${percent}%`}</p>
      <p className="mt-1.5 min-h-6 text-sm text-slate">{chosen}</p>
    </div>
  );
}

interface QuizButtonsProps {
  readonly state: QuizState;
  readonly onBack: () => void;
}

/** Back, and Next or Get My Quote. */
export function QuizButtons({ state: { step, answers, view }, onBack }: QuizButtonsProps) {
  const sending = view === 'sending';
  const consentMissing = !answers.gdprConsent;
  return (
    <div className="mt-5 flex flex-wrap justify-between gap-3">
      <button
        type="button"
        className="button button-line disabled:cursor-not-allowed disabled:opacity-40"
        disabled={step === 0 || sending}
        onClick={onBack}
      >
        Back
      </button>
      {step < LAST_STEP ? (
        <button
          key={step}
          type="submit"
          className="button button-go disabled:cursor-not-allowed disabled:bg-mist"
          disabled={!isAnswered(step, answers)}
        >
          Next
        </button>
      ) : (
        <button
          key="send"
          type="submit"
          className={`button ${consentMissing || sending ? 'bg-mist text-white' : 'button-go'}`}
          disabled={sending}
          aria-disabled={consentMissing || undefined}
          onClick={(event) => {
            // The second half of a double click on Next is no wish to send.
            if (event.detail > 1) event.preventDefault();
          }}
        >
          {sending ? 'Sending...' : 'Get My Quote'}
        </button>
      )}
    </div>
  );
}
