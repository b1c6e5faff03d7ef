import { noAnswers, type QuizAnswers } from './answers/answers.ts';
import type { SavedQuiz } from './answers/answers-storage.ts';
import { firstOpenStep, isAnswered, LAST_STEP } from './steps.ts';

export interface QuizState {
  readonly step: number;
  /** After success what was sent. */
  readonly answers: QuizAnswers;
  /** When these answers were first sent, ISO 8601. */
  readonly createdAt?: string;
  /** Sending was tried. */
  readonly attempted: boolean;
  /** One answer is being changed before sending: Next returns to the end. */
  readonly changing: boolean;
  /** `doubt`: a field that people do not see was filled, so the visitor is asked whether they are one. */
  readonly view: 'question' | 'terms' | 'doubt' | 'sending' | 'success';
  /** Why the last send came to nothing; `unsure` where its page was left meanwhile, so that nobody knows. */
  readonly problem?: 'failed' | 'unsure' | undefined;
  /** Saved answers have been looked for: until then nothing is saved over them. */
  readonly ready: boolean;
}

/** What the tab and the form hold when the quiz is hydrated. */
export interface Restored {
  readonly saved?: SavedQuiz;
  /** Answers given to the first step before. */
  readonly touched?: Partial<QuizAnswers>;
  /** What became of the last send. */
  readonly delivery?: 'sending' | 'failed' | 'unsure';
}

export type QuizAction =
  | { readonly type: 'answer'; readonly answers: Partial<QuizAnswers> }
  | { readonly type: 'next' }
  | { readonly type: 'goTo'; readonly step: number }
  | { readonly type: 'change'; readonly step: number }
  | { readonly type: 'cancelTerms' }
  | { readonly type: 'acceptTerms'; readonly now: string; readonly doubtful?: boolean }
  | { readonly type: 'confirmPerson' }
  | { readonly type: 'sent' }
  | { readonly type: 'sendFailed'; readonly problem: 'failed' | 'unsure' }
  | { readonly type: 'restart' }
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
  switch (action.type) {
    case 'answer':
      return state.view === 'question' ? answered(state, action.answers) : state;
    case 'next':
      return state.view === 'question' ? next(state) : state;
    case 'goTo':
      return state.view === 'sending' || state.view === 'success'
        ? state
        : moved(state, Math.min(action.step, firstOpenStep(state.answers)));
    case 'change':
      return state.view === 'terms' ? { ...moved(state, action.step), changing: true } : state;
    case 'cancelTerms':
      return state.view === 'terms' || state.view === 'doubt' ? { ...state, view: 'question' } : state;
    case 'acceptTerms':
      if (state.view !== 'terms') return state;
      return sending({ ...state, createdAt: state.createdAt ?? action.now }, action.doubtful);
    case 'confirmPerson':
      return state.view === 'doubt' ? sending(state) : state;
    case 'sent':
      return state.view === 'sending' ? sent(state.answers) : state;
    case 'sendFailed':
      return state.view === 'sending' ? { ...state, view: 'question', problem: action.problem } : state;
    case 'restart':
      return state.view === 'success' ? { ...initialQuiz, ready: true } : state;
    case 'restore':
      return state.ready ? state : restored(state, action);
  }
}

function moved(state: QuizState, step: number): QuizState {
  return { ...state, step, view: 'question', changing: false, problem: undefined };
}

const sent = (answers: QuizAnswers): QuizState => ({ ...initialQuiz, ready: true, view: 'success', answers });

/** The step after this one, or what is asked before sending. */
function next(state: QuizState): QuizState {
  const { step, answers, changing } = state;
  const isDone = isAnswered(step, answers);
  if (step === LAST_STEP)
    return { ...state, attempted: true, view: isDone && answers.gdprConsent ? 'terms' : 'question' };
  return isDone ? moved(state, changing ? firstOpenStep(answers) : step + 1) : state;
}

/** Other answers are another request, with a time of its own; consent is no part of what is sent. */
function answered(state: QuizState, given: Partial<QuizAnswers>): QuizState {
  const answers = { ...state.answers, ...given };
  const same = 'gdprConsent' in given && Object.keys(given).length === 1;
  return { ...state, answers, createdAt: same ? state.createdAt : undefined };
}

function sending(state: QuizState, doubtful = false): QuizState {
  return { ...state, view: doubtful ? 'doubt' : 'sending', problem: undefined };
}

function restored(state: QuizState, { saved, touched = {}, delivery }: Restored): QuizState {
  const before = { ...state, ...(!saved?.sent && saved), ready: true };
  const isNews = Object.entries(touched).some(([name, value]) => before.answers[name as keyof QuizAnswers] !== value);
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
