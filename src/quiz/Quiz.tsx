import { useEffect, useReducer, useRef, useState, type FormEvent } from 'react';
import { useConsent } from '../analytics/consent.ts';
import { track } from '../analytics/tracker.ts';
import { config } from '../config.ts';
import { business } from '../../site/business.ts';
import { PhoneLink } from '../layout/PhoneLink.tsx';
import { useCurrentPath } from '../navigation/current-path.ts';
import { isAnswered, LAST_STEP, STEP_COUNT } from './answers.ts';
import { clearQuiz, loadQuiz, saveQuiz } from './answers-storage.ts';
import { buildLead, sendLead, serviceForSurface } from './lead.ts';
import { Progress } from './Progress.tsx';
import { quizReducer, initialQuiz } from './quiz-machine.ts';
import { QuizStep } from './QuizStep.tsx';
import { questionEvent } from './question-event.ts';
import { Success } from './Success.tsx';
import { TermsDialog } from './TermsDialog.tsx';

const SCROLL_DELAY_MS = 100;

interface QuizProps {
  /** Scroll the page to its top after a step change, where the quiz is the page. */
  readonly scrollOnStep?: boolean;
}

/** The five-step quote quiz. Answers are kept for the tab until they are sent. */
export function Quiz({ scrollOnStep = false }: QuizProps) {
  const [state, dispatch] = useReducer(quizReducer, initialQuiz);
  const [honeypot, setHoneypot] = useState('');
  const page = useCurrentPath();
  const analyticsConsent = useConsent() === 'accepted';
  const inFlight = useRef(false);
  const panel = useRef<HTMLDivElement>(null);
  const { step, answers, view, ready } = state;

  useEffect(() => {
    dispatch({ type: 'restore', saved: loadQuiz() });
  }, []);

  useEffect(() => {
    if (ready && view !== 'success') saveQuiz({ step, answers });
  }, [ready, step, answers, view]);

  useStepChange({
    step,
    view,
    ready,
    onChange: () => {
      panel.current
        ?.querySelector<HTMLElement>('[data-step-title]')
        ?.focus({ preventScroll: scrollOnStep || view === 'success' });
      if (scrollOnStep) setTimeout(scrollToTop, SCROLL_DELAY_MS);
    },
  });

  // By the time it is called the visitor may have gone to another page, which is left as it stands.
  const scrollToTop = () => panel.current && scrollTo({ top: 0 });

  const next = () => {
    const event = questionEvent(step, answers);
    if (analyticsConsent && event) track('quiz_step_complete', { ...event, page });
    dispatch({ type: 'next' });
  };

  const send = async () => {
    // State alone would let a second click through before the next render.
    if (inFlight.current) return;
    inFlight.current = true;
    dispatch({ type: 'acceptTerms' });
    try {
      // A filled honeypot means a robot: it is told what it wants to hear and nothing is sent.
      if (honeypot === '') await sendLead(config.leadWebhookUrl, buildLead(answers, new Date()));
      clearQuiz();
      dispatch({ type: 'sent' });
      scrollToTop();
      if (analyticsConsent) {
        const fields = {
          page,
          service: serviceForSurface(answers.surfaceType),
          area_size: answers.areaSize,
          surface_type: answers.surfaceType,
        };
        track('quiz_form_submit', fields);
        track('contact', fields);
      }
    } catch (error) {
      console.error('The quote request could not be sent:', error instanceof Error ? error.message : error);
      dispatch({ type: 'sendFailed' });
    } finally {
      inFlight.current = false;
    }
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (step === LAST_STEP) dispatch({ type: 'submit' });
    else if (isAnswered(step, answers)) next();
  };

  if (view === 'success')
    return (
      <div ref={panel}>
        <Success onRestart={() => dispatch({ type: 'restart' })} />
      </div>
    );

  const sending = view === 'sending';
  const consentMissing = !answers.gdprConsent;
  return (
    <div ref={panel} className="rounded-card border border-line bg-white p-5 shadow-lift sm:p-8">
      <form onSubmit={onSubmit} noValidate aria-label="Quote request" className="js-only">
        <Progress step={step} />
        <QuizStep state={state} onAnswer={(given) => dispatch({ type: 'answer', answers: given })} />
        <div aria-hidden="true" className="absolute -left-[9999px]">
          <label>
            Leave this empty
            {/* Named as nothing that a browser fills in for people. */}
            <input
              type="text"
              tabIndex={-1}
              autoComplete="off"
              name="website"
              value={honeypot}
              onChange={(event) => setHoneypot(event.target.value)}
            />
          </label>
        </div>
        {state.failed && (
          <p role="alert" className="mt-5 rounded-md border-l-4 border-warn bg-warn-tint px-4 py-3 font-bold text-warn">
            There was an error submitting your request. Please try again.
          </p>
        )}
        <div className="mt-7 flex flex-wrap justify-between gap-3">
          <button
            type="button"
            className="button button-line disabled:cursor-not-allowed disabled:opacity-40"
            disabled={step === 0 || sending}
            onClick={() => dispatch({ type: 'back' })}
          >
            Back
          </button>
          {step < LAST_STEP ? (
            <button
              type="submit"
              className="button button-go disabled:cursor-not-allowed disabled:bg-mist"
              disabled={!isAnswered(step, answers)}
            >
              Next
            </button>
          ) : (
            <button
              type="submit"
              className={`button ${consentMissing || sending ? 'bg-mist text-white' : 'button-go'}`}
              disabled={sending}
              aria-disabled={consentMissing || undefined}
            >
              {sending ? 'Sending...' : 'Get My Quote'}
            </button>
          )}
        </div>
        <p className="mt-4 text-[0.95rem] text-slate">
          Step {step + 1} of {STEP_COUNT}. No obligation.
        </p>
      </form>
      <p className="no-js-only">
        The quote form needs JavaScript. Please call us on{' '}
        <PhoneLink label="quiz_no_script" className="text-link">
          {business.phone}
        </PhoneLink>
        , {business.openingHours.text}.
      </p>
      {view === 'terms' && (
        <TermsDialog onCancel={() => dispatch({ type: 'cancelTerms' })} onAccept={() => void send()} />
      )}
    </div>
  );
}

interface StepChange {
  readonly step: number;
  readonly view: string;
  /** False until saved answers are back, whose step is no change by the visitor. */
  readonly ready: boolean;
  readonly onChange: () => void;
}

/** Runs `onChange` when the visitor has moved to another step or back to the start. */
function useStepChange({ step, view, ready, onChange }: StepChange): void {
  const last = useRef<number>(undefined);
  const handler = useRef(onChange);
  useEffect(() => {
    handler.current = onChange;
  });
  const place = view === 'success' ? STEP_COUNT : step;
  useEffect(() => {
    if (!ready) return;
    if (last.current !== undefined && last.current !== place) handler.current();
    last.current = place;
  }, [ready, place]);
}
