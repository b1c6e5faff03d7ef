import type { QuizState } from './quiz-machine.ts';
import { isAnswered, LAST_STEP } from './steps.ts';

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
