import { useEffect, useReducer, useRef, type FormEvent, type MouseEvent } from 'react';
import { track } from '../analytics/tracker.ts';
import { useCurrentPath } from '../navigation/AppLink.tsx';
import { Honeypot, isFilledByProgram, PersonDialog } from './sending/PersonDialog.tsx';
import { clearSent } from './answers/answers-storage.ts';
import { hideNotice } from './sending/notice.ts';
import { PhotosLink } from './answers/AnswerList.tsx';
import { Progress, QuizButtons, QuizStep } from './QuizStep.tsx';
import { isAnswered, LAST_STEP, questionEvent, STEP_COUNT } from './steps.ts';
import { initialQuiz, quizReducer } from './quiz-machine.ts';
import { QuizWithoutScript } from './QuizWithoutScript.tsx';
import { SendProblem } from './sending/SendProblem.tsx';
import { Success } from './Success.tsx';
import { TermsDialog } from './sending/TermsDialog.tsx';
import { useDelivery } from './sending/use-delivery.ts';
import { useSavedAnswers } from './answers/use-saved-answers.ts';
import { useStepHistory } from './use-step-history.ts';

const SCROLL_DELAY_MS = 100;

interface QuizProps {
  /** The quiz is the page: it scrolls to its top after a step change. */
  readonly scrollOnStep?: boolean;
}

/** The five-step quote quiz. Answers are kept for the tab until they are sent. */
export function Quiz({ scrollOnStep = false }: QuizProps) {
  const [state, dispatch] = useReducer(quizReducer, initialQuiz);
  const page = useCurrentPath();
  const panel = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  /** The way through the browser's history is no press of Next. */
  const pressedNext = useRef(false);
  const { step, answers, view, ready } = state;

  useSavedAnswers(state, dispatch, form);
  const goBack = useStepHistory(state, dispatch);
  useDelivery({ state, dispatch, page, panel });
  // Here its own words say what a notice says.
  useEffect(() => (scrollOnStep ? hideNotice() : undefined), [scrollOnStep]);
  const doubleClicks = useDoubleClicks(step);
  useStepChange({
    step: view === 'success' ? STEP_COUNT : step,
    ready,
    onChange: (from) => {
      if (view === 'success') return;
      const event = pressedNext.current && step > from ? questionEvent(from, answers) : undefined;
      pressedNext.current = false;
      if (event) track('quiz_step_complete', { ...event, page });
      panel.current?.querySelector<HTMLElement>('[data-step-title]')?.focus({ preventScroll: scrollOnStep });
      // By then the visitor may have gone to another page, which is left as it stands.
      if (scrollOnStep) setTimeout(() => panel.current && scrollTo({ top: 0 }), SCROLL_DELAY_MS);
    },
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    pressedNext.current = step < LAST_STEP && isAnswered(step, answers);
    dispatch({ type: step === LAST_STEP ? 'submit' : 'next' });
    panel.current?.querySelector<HTMLElement>('textarea[aria-invalid]')?.focus();
  };
  const restart = () => {
    clearSent();
    dispatch({ type: 'restart' });
  };
  const cancel = () => dispatch({ type: 'cancelTerms' });

  if (view === 'success')
    return (
      <div ref={panel}>
        <Success answers={answers} onRestart={restart} />
      </div>
    );

  return (
    <div
      ref={panel}
      data-begun={step > 0 || undefined}
      className="rounded-card border border-line bg-white p-4 shadow-lift sm:p-8"
    >
      <form ref={form} onSubmit={onSubmit} noValidate aria-label="Quote request" className="js-only" {...doubleClicks}>
        <Progress step={step} answers={answers} />
        <QuizStep state={state} onAnswer={(given) => dispatch({ type: 'answer', answers: given })} />
        <Honeypot />
        {(state.failed || state.unsure) && <SendProblem unsure={state.unsure} />}
        <QuizButtons state={state} onBack={goBack} />
        <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-[0.95rem] text-slate">
          <span>{`Step ${step + 1} of ${STEP_COUNT}. No obligation.`}</span>
          {step === LAST_STEP && <PhotosLink answers={answers} label="quiz_photos" />}
        </p>
      </form>
      <QuizWithoutScript />
      {view === 'terms' && (
        <TermsDialog
          answers={answers}
          onChange={(wanted) => dispatch({ type: 'change', step: wanted })}
          onCancel={cancel}
          onAccept={() =>
            dispatch({
              type: 'acceptTerms',
              now: new Date().toISOString(),
              doubtful: form.current !== null && isFilledByProgram(form.current),
            })
          }
        />
      )}
      {view === 'doubt' && <PersonDialog onCancel={cancel} onConfirm={() => dispatch({ type: 'confirmPerson' })} />}
    </div>
  );
}

interface StepChange {
  readonly step: number;
  /** False until saved answers are back, whose step is no change by the visitor. */
  readonly ready: boolean;
  readonly onChange: (from: number) => void;
}

/** Runs `onChange` when the visitor has moved to another step or back to the start. */
function useStepChange({ step, ready, onChange }: StepChange): void {
  const last = useRef<number>(undefined);
  const handler = useRef(onChange);
  useEffect(() => {
    handler.current = onChange;
  });
  useEffect(() => {
    if (!ready) return;
    if (last.current !== undefined && last.current !== step) handler.current(last.current);
    last.current = step;
  }, [ready, step]);
}

/**
 * Keeps the second half of a double click from what the next step has put under the pointer: on a narrow phone that is the consent.
 * A button there decides for itself, since a visitor may press Back twice.
 */
function useDoubleClicks(step: number) {
  const pressedIn = useRef(step);
  const isLate = ({ detail }: MouseEvent) => detail > 1 && pressedIn.current !== step;
  return {
    onMouseDownCapture(event: MouseEvent) {
      if (event.detail < 2) pressedIn.current = step;
      // Focus stays on the question.
      if (isLate(event)) event.preventDefault();
    },
    onClickCapture(event: MouseEvent) {
      if (!isLate(event) || (event.target as Element).closest('button')) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
