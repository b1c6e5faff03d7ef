import { useEffect, useRef, type FormEvent, type MouseEvent } from 'react';
import { track } from '../analytics/tracker.ts';
import { useCurrentPath } from '../navigation/AppLink.tsx';
import { hideNotice } from './sending/notice.ts';
import { PhotosLink } from './answers/AnswerList.tsx';
import { Progress, QuizButtons, QuizStep } from './QuizStep.tsx';
import { isAnswered, LAST_STEP, questionEvent, STEP_COUNT } from './steps.ts';
import { QuizWithoutScript } from './QuizWithoutScript.tsx';
import { Honeypot, isFilledByProgram, PersonDialog, TermsDialog } from './sending/SendDialogs.tsx';
import { SendProblem } from './sending/SendProblem.tsx';
import { Success } from './Success.tsx';
import { useDelivery } from './sending/use-delivery.ts';
import { useQuizState } from './use-quiz-state.ts';

const SCROLL_DELAY_MS = 100;

interface QuizProps {
  /** The quiz is the page: it scrolls to its top after a step change. */
  readonly scrollOnStep?: boolean;
}

/** The five-step quote quiz. Answers are kept for the tab until they are sent. */
export function Quiz({ scrollOnStep = false }: QuizProps) {
  const page = useCurrentPath();
  const panel = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { state, dispatch, goBack } = useQuizState(form);
  const { step, answers, view, ready, problem } = state;
  const isSent = view === 'success';

  useDelivery({ state, dispatch, page, panel });
  // Here its own words say what a notice says.
  useEffect(() => (scrollOnStep ? hideNotice() : undefined), [scrollOnStep]);
  const doubleClicks = useDoubleClicks(step);

  const shownStep = useRef<number>(undefined);
  useEffect(() => {
    // The step of saved answers is no change by the visitor.
    if (!ready) return;
    const place = isSent ? STEP_COUNT : step;
    const isChange = shownStep.current !== undefined && shownStep.current !== place;
    shownStep.current = place;
    if (!isChange || isSent) return;
    panel.current?.querySelector<HTMLElement>('[data-step-title]')?.focus({ preventScroll: scrollOnStep });
    // By then the visitor may have gone to another page, which is left as it stands.
    if (scrollOnStep) setTimeout(() => panel.current && scrollTo({ top: 0 }), SCROLL_DELAY_MS);
  }, [ready, step, isSent, scrollOnStep]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const answered = view === 'question' && isAnswered(step, answers) ? questionEvent(step, answers) : undefined;
    if (answered) track('quiz_step_complete', { ...answered, page });
    dispatch({ type: 'next' });
    panel.current?.querySelector<HTMLElement>('textarea[aria-invalid]')?.focus();
  };
  const cancel = () => dispatch({ type: 'cancelTerms' });

  if (isSent)
    return (
      <div ref={panel}>
        <Success answers={answers} onRestart={() => dispatch({ type: 'restart' })} />
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
        {problem && <SendProblem problem={problem} />}
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
