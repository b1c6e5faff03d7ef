import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type MouseEvent,
} from 'react';
import { track } from '../analytics/tracker.ts';
import { useCurrentPath } from '../ui/AppLink.tsx';
import { PhotosLink } from './AnswerList.tsx';
import { loadQuiz } from './answers-storage.ts';
import { QuizStep } from './QuizStep.tsx';
import { QuizWithoutScript } from './QuizWithoutScript.tsx';
import type { QuizState } from './quiz-machine.ts';
import { focusIn, useDelivery } from './sending/delivery.ts';
import { hideNotice } from './sending/notice.ts';
import { Honeypot, SendDialogs } from './sending/SendDialogs.tsx';
import {
  isAnswered,
  LAST_STEP,
  questionEvent,
  quizFields,
  STEP_COUNT,
} from './steps.ts';
import { SendProblem } from './sending/SendProblem.tsx';
import { Success } from './Success.tsx';
import { useQuizState } from './use-quiz-state.ts';

const SCROLL_DELAY_MS = 100;

interface QuizProps {
  /** Scrolls to the page's top after a step change. */
  readonly scrollOnStep?: boolean;
}

/** The quote quiz. The tab keeps its answers until they are sent. */
export function Quiz(props: QuizProps) {
  // Back may restore the page as it was left, although the tab has newer answers by now.
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const startAnew = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !loadQuiz()) return;
      setReturns((count) => count + 1);
    };
    addEventListener('pageshow', startAnew);
    return () => removeEventListener('pageshow', startAnew);
  }, []);
  return <OneVisit key={returns} {...props} />;
}

function OneVisit({ scrollOnStep = false }: QuizProps) {
  const page = useCurrentPath();
  const panel = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { state, dispatch, readForm, goBack } = useQuizState(form);
  const { step, answers, view, ready } = state;
  const isSent = view === 'success';

  useDelivery({ state, dispatch, page, panel });
  // On the quote page the quiz itself shows what a notice would say.
  useEffect(() => {
    if (scrollOnStep) hideNotice();
  }, [scrollOnStep]);

  const shownStep = useRef<number>(undefined);
  useEffect(() => {
    // Restoring a saved step is not a change.
    if (!ready) return;
    const shown = isSent ? STEP_COUNT : step;
    const isChange =
      shownStep.current !== undefined && shownStep.current !== shown;
    shownStep.current = shown;
    if (!isChange || isSent) return;
    focusIn(panel.current, '[data-step-title]', scrollOnStep);
    // Not if the visitor has gone to another page.
    const toTop = () => panel.current && scrollTo({ top: 0 });
    if (scrollOnStep) setTimeout(toTop, SCROLL_DELAY_MS);
  }, [ready, step, isSent, scrollOnStep]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const held = readForm();
    const answered = view === 'question' && questionEvent(step, held);
    if (answered) track('quiz_step_complete', { ...answered, page });
    dispatch({ type: 'next' });
  };

  if (isSent)
    return (
      <div ref={panel}>
        <Success
          answers={answers}
          onRestart={() => dispatch({ type: 'restart' })}
        />
      </div>
    );

  return (
    <div
      ref={panel}
      data-quiz
      data-begun={step > 0 || undefined}
      className="rounded-card border border-line bg-white p-4 lifted sm:p-8"
    >
      <form
        ref={form}
        onSubmit={onSubmit}
        onClickCapture={swallowDoubleClick}
        onMouseDownCapture={swallowDoubleClick}
        noValidate
        aria-label="Quote request"
        className="js-only"
      >
        <Progress state={state} />
        <QuizStep state={state} onAnswer={readForm} />
        <Honeypot />
        <SendProblem problem={state.problem} />
        <QuizButtons state={state} onBack={goBack} />
        <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm text-slate">
          <span>{`Step ${step + 1} of ${STEP_COUNT}. No obligation.`}</span>
          {step === LAST_STEP && (
            <PhotosLink answers={answers} label="quiz_photos" />
          )}
        </p>
      </form>
      <QuizWithoutScript />
      <SendDialogs state={state} dispatch={dispatch} />
    </div>
  );
}

/**
 * Ignores the second click of a double click, which would hit a control of the next step, such as
 * the consent box on narrow phones. Buttons are exempt, since Back may be pressed twice, and so are
 * text fields, where a double click selects a word.
 */
function swallowDoubleClick(event: MouseEvent) {
  const exempt =
    event.type === 'click'
      ? 'button,a'
      : 'input:not([type=radio],[type=checkbox]),textarea';
  const { detail, target } = event;
  if (detail < 2 || (target as Element).closest(exempt)) return;
  event.preventDefault();
  event.stopPropagation();
}

interface PartProps {
  readonly state: QuizState;
}

/** A progress bar, with the choices made so far, by the visitor or the estimator. */
function Progress({ state: { step, answers } }: PartProps) {
  const percent = ((step + 1) * 100) / STEP_COUNT;
  const choices = quizFields.slice(0, step).filter(({ options }) => options);
  const chosen = choices.map(({ answer }) => answers[answer]);
  return (
    <div className="mb-4">
      <progress
        aria-label="Quiz progress"
        max={100}
        value={percent}
        className="quiz-progress"
      />
      <p className="float-right mt-1.5 text-sm font-bold text-slate">{`${Math.round(percent)}%`}</p>
      <p className="mt-1.5 min-h-6 text-sm text-slate">
        {chosen.filter(Boolean).join(', ')}
      </p>
    </div>
  );
}

/** The Back button, and Next or, on the last step, Get My Quote. */
function QuizButtons({
  state: { step, answers, view },
  onBack,
}: PartProps & { readonly onBack: () => void }) {
  const sending = view === 'sending';
  const isLast = step === LAST_STEP;
  const sendText = sending ? 'Sending...' : 'Get My Quote';
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
      <button
        key={step}
        type="submit"
        className="button button-go disabled:cursor-not-allowed disabled:bg-line disabled:text-slate aria-disabled:bg-mist"
        disabled={isLast ? sending : !isAnswered(step, answers)}
        aria-disabled={(isLast && !answers.gdprConsent) || undefined}
        onClick={(event) => {
          // Ignores the second click of a double click on Next.
          const isSecond = event.detail > 1;
          if (isLast && isSecond) event.preventDefault();
        }}
      >
        {isLast ? sendText : 'Next'}
      </button>
    </div>
  );
}
