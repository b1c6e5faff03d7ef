import type { SavedQuiz } from './answers-storage.ts';
import {
  firstOpenStep,
  isAnswered,
  LAST_STEP,
  noAnswers,
  type QuizAnswers,
} from './steps.ts';

/** Result of a request; `unsure` if its page was left before the response. */
export type Outcome = 'accepted' | 'failed' | 'unsure';

export interface QuizState {
  readonly step: number;
  /** After success, the answers that were sent. */
  readonly answers: QuizAnswers;
  /** When these answers were first sent, ISO 8601. */
  readonly createdAt?: string;
  /** Answers filled in by links to the quiz. */
  readonly carried?: SavedQuiz['carried'];
  /** Whether the visitor has tried to send. */
  readonly attempted: boolean;
  /** Whether one answer is being changed before sending. Next then returns to the last step. */
  readonly changing: boolean;
  /** `personCheck` asks whether the visitor is a person, after the honeypot was filled in. */
  readonly view: 'question' | 'terms' | 'personCheck' | 'sending' | 'success';
  /** Why the last attempt to send failed. */
  readonly problem?: Exclude<Outcome, 'accepted'>;
  /** Whether saved answers have been restored. Until then nothing is saved. */
  readonly ready: boolean;
}

/** The state to restore on hydration. */
interface Restored {
  readonly saved?: SavedQuiz;
  /** Answers in the form before hydration. */
  readonly typed?: Partial<QuizAnswers>;
  /** State of the last request. */
  readonly delivery?: 'sending' | QuizState['problem'];
}

export type QuizAction =
  | { readonly type: 'answer'; readonly answers: Partial<QuizAnswers> }
  | { readonly type: 'next' | 'cancel' | 'restart' }
  | { readonly type: 'goTo' | 'change'; readonly step: number }
  /** Accepts the terms, and sends unless the honeypot was filled in. */
  | {
      readonly type: 'accept';
      readonly now: string;
      readonly honeypotFilled?: boolean;
    }
  | { readonly type: 'delivered'; readonly outcome: Outcome }
  | ({ readonly type: 'restore' } & Restored);

export const initialQuiz: QuizState = {
  step: 0,
  answers: noAnswers,
  attempted: false,
  changing: false,
  view: 'question',
  ready: false,
};

/** Returns the state after an action. Ignores actions that the current state does not allow. */
export function quizReducer(state: QuizState, action: QuizAction): QuizState {
  const { view, answers } = state;
  const isConfirming = view === 'terms' || view === 'personCheck';
  switch (action.type) {
    case 'answer':
      return view === 'question' ? withAnswers(state, action.answers) : state;
    case 'next':
      return view === 'question' ? goNext(state) : state;
    case 'goTo':
      if (view === 'sending' || view === 'success') return state;
      return atStep(state, Math.min(action.step, firstOpenStep(answers)));
    case 'change':
      return view === 'terms'
        ? {
            ...atStep(state, action.step),
            changing: true,
          }
        : state;
    case 'cancel':
      return isConfirming ? { ...state, view: 'question' } : state;
    case 'accept':
      if (!isConfirming) return state;
      return {
        ...state,
        createdAt: state.createdAt ?? action.now,
        view: action.honeypotFilled ? 'personCheck' : 'sending',
        problem: undefined,
      };
    case 'delivered':
      if (view !== 'sending') return state;
      return action.outcome === 'accepted'
        ? afterSuccess(answers)
        : {
            ...state,
            view: 'question',
            problem: action.outcome,
          };
    case 'restart':
      return view === 'success' ? { ...initialQuiz, ready: true } : state;
    case 'restore':
      return state.ready ? state : restore(state, action);
  }
}

function atStep(state: QuizState, step: number): QuizState {
  return {
    ...state,
    step,
    view: 'question',
    changing: false,
    problem: undefined,
  };
}

const afterSuccess = (answers: QuizAnswers): QuizState => ({
  ...initialQuiz,
  ready: true,
  view: 'success',
  answers,
});

/** Goes to the next step, or from the last one to the terms. */
function goNext(state: QuizState): QuizState {
  const { step, answers, changing } = state;
  const isDone = isAnswered(step, answers);
  if (step === LAST_STEP)
    return {
      ...state,
      attempted: true,
      view: isDone && answers.gdprConsent ? 'terms' : 'question',
    };
  return isDone
    ? atStep(state, changing ? firstOpenStep(answers) : step + 1)
    : state;
}

/** Whether the quiz already has these answers. */
export const isKnown = (
  answers: QuizAnswers,
  given: Partial<QuizAnswers>,
): boolean =>
  Object.entries(given).every(
    ([name, value]) => answers[name as keyof QuizAnswers] === value,
  );

/** Adds answers. Any change except to consent makes a new request, so it clears `createdAt`. */
function withAnswers(state: QuizState, given: Partial<QuizAnswers>): QuizState {
  const answers = { ...state.answers, ...given };
  const { gdprConsent: _consent, ...request } = given;
  const createdAt = isKnown(state.answers, request)
    ? state.createdAt
    : undefined;
  return { ...state, answers, createdAt };
}

/** Restores the quiz. Input before hydration overrides saved answers and opens the first step. */
function restore(
  state: QuizState,
  { saved, typed = {}, delivery }: Restored,
): QuizState {
  const begun = saved?.sent ? undefined : saved;
  const before = { ...state, ...begun, ready: true };
  if (!isKnown(before.answers, typed))
    return { ...withAnswers(before, typed), step: 0 };
  if (saved?.sent) return afterSuccess(saved.answers);
  if (before.step !== LAST_STEP) return before;
  return {
    ...before,
    attempted: delivery !== undefined,
    view: delivery === 'sending' ? 'sending' : 'question',
    problem: delivery === 'sending' ? undefined : delivery,
  };
}
