import type { SavedQuiz } from './answers-storage.ts';
import {
  firstOpenStep,
  isAnswered,
  LAST_STEP,
  noAnswers,
  type QuizAnswers,
} from './steps.ts';

/** What became of a request; `unsure` where its page was left before the answer. */
export type Outcome = 'accepted' | 'failed' | 'unsure';

export interface QuizState {
  readonly step: number;
  /** After success what was sent. */
  readonly answers: QuizAnswers;
  /** When these answers were first sent, ISO 8601. */
  readonly createdAt?: string | undefined;
  /** Sending was tried. */
  readonly attempted: boolean;
  /** One answer is being changed before sending: Next returns to the end. */
  readonly changing: boolean;
  /** `doubt`: a field that people do not see was filled, so the visitor is asked whether they are one. */
  readonly view: 'question' | 'terms' | 'doubt' | 'sending' | 'success';
  /** Why the last send came to nothing. */
  readonly problem?: Exclude<Outcome, 'accepted'> | undefined;
  /** Saved answers have been looked for: until then nothing is saved over them. */
  readonly ready: boolean;
}

/** What the tab and the form hold when the quiz is hydrated. */
interface Restored {
  readonly saved?: SavedQuiz | undefined;
  /** Answers given to the first step before. */
  readonly touched?: Partial<QuizAnswers>;
  /** What became of the last send. */
  readonly delivery?: 'sending' | QuizState['problem'];
}

export type QuizAction =
  | { readonly type: 'answer'; readonly answers: Partial<QuizAnswers> }
  | { readonly type: 'next' | 'cancel' | 'restart' }
  | { readonly type: 'goTo' | 'change'; readonly step: number }
  /** Accepts the terms; without doubts it sends. */
  | {
      readonly type: 'accept';
      readonly now: string;
      readonly doubtful?: boolean;
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

/** The quiz's transitions. An action that its state does not allow changes nothing. */
export function quizReducer(state: QuizState, action: QuizAction): QuizState {
  const { view, answers } = state;
  const isAsked = view === 'terms' || view === 'doubt';
  switch (action.type) {
    case 'answer':
      return view === 'question' ? answered(state, action.answers) : state;
    case 'next':
      return view === 'question' ? next(state) : state;
    case 'goTo':
      if (view === 'sending' || view === 'success') return state;
      return moved(state, Math.min(action.step, firstOpenStep(answers)));
    case 'change':
      return view === 'terms'
        ? { ...moved(state, action.step), changing: true }
        : state;
    case 'cancel':
      return isAsked ? { ...state, view: 'question' } : state;
    case 'accept':
      if (!isAsked) return state;
      return {
        ...state,
        createdAt: state.createdAt ?? action.now,
        view: action.doubtful ? 'doubt' : 'sending',
        problem: undefined,
      };
    case 'delivered':
      if (view !== 'sending') return state;
      return action.outcome === 'accepted'
        ? sent(answers)
        : { ...state, view: 'question', problem: action.outcome };
    case 'restart':
      return view === 'success' ? { ...initialQuiz, ready: true } : state;
    case 'restore':
      return state.ready ? state : restored(state, action);
  }
}

function moved(state: QuizState, step: number): QuizState {
  return {
    ...state,
    step,
    view: 'question',
    changing: false,
    problem: undefined,
  };
}

const sent = (answers: QuizAnswers): QuizState => ({
  ...initialQuiz,
  ready: true,
  view: 'success',
  answers,
});

/** The step after this one, or what is asked before sending. */
function next(state: QuizState): QuizState {
  const { step, answers, changing } = state;
  const isDone = isAnswered(step, answers);
  if (step === LAST_STEP)
    return {
      ...state,
      attempted: true,
      view: isDone && answers.gdprConsent ? 'terms' : 'question',
    };
  return isDone
    ? moved(state, changing ? firstOpenStep(answers) : step + 1)
    : state;
}

/** Other answers are another request, with a time of its own; consent is no part of what is sent. */
function answered(state: QuizState, given: Partial<QuizAnswers>): QuizState {
  const answers = { ...state.answers, ...given };
  const same = 'gdprConsent' in given && Object.keys(given).length === 1;
  return { ...state, answers, createdAt: same ? state.createdAt : undefined };
}

function restored(
  state: QuizState,
  { saved, touched = {}, delivery }: Restored,
): QuizState {
  const before = { ...state, ...(!saved?.sent && saved), ready: true };
  const isNews = Object.entries(touched).some(
    ([name, value]) => before.answers[name as keyof QuizAnswers] !== value,
  );
  if (isNews) return { ...answered(before, touched), step: 0 };
  if (saved?.sent) return sent(saved.answers);
  if (before.step !== LAST_STEP) return before;
  return {
    ...before,
    attempted: delivery !== undefined,
    view: delivery === 'sending' ? 'sending' : 'question',
    problem: delivery === 'sending' ? undefined : delivery,
  };
}
