import { noAnswers, type QuizAnswers } from './answers/answers.ts';
import type { SavedQuiz } from './answers/answers-storage.ts';
import { firstOpenStep, isAnswered, LAST_STEP, STEP_COUNT } from './steps.ts';

/** Where the quiz is. `attempted` is set by the first try to send; `failed` by the last send that went wrong. */
export interface QuizState {
  readonly step: number;
  /** After success what was sent. */
  readonly answers: QuizAnswers;
  /** When these answers were first sent, ISO 8601. */
  readonly createdAt?: string;
  readonly attempted: boolean;
  /** One answer is being changed before sending: Next returns to the end. */
  readonly changing: boolean;
  /** `doubt`: a field that people do not see was filled, so the visitor is asked whether they are one. */
  readonly view: 'question' | 'terms' | 'doubt' | 'sending' | 'success';
  readonly failed: boolean;
  /** The page was left while it was sending: nobody knows what became of it. */
  readonly unsure: boolean;
  /** Saved answers have been looked for: until then nothing is saved over them. */
  readonly ready: boolean;
}

/** What the tab and the form hold when the quiz is hydrated. */
export interface Restored {
  readonly saved?: SavedQuiz;
  /** Answers given to the first step before. */
  readonly touched?: Partial<QuizAnswers>;
  /** What the last request said, where none has been begun since. */
  readonly sent?: QuizAnswers | undefined;
  /** What became of the last send. */
  readonly delivery?: 'sending' | 'failed' | 'unsure';
}

export type QuizAction =
  | { readonly type: 'answer'; readonly answers: Partial<QuizAnswers> }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'goTo'; readonly step: number }
  | { readonly type: 'change'; readonly step: number }
  | { readonly type: 'submit' }
  | { readonly type: 'cancelTerms' }
  | { readonly type: 'acceptTerms'; readonly now: string; readonly doubtful?: boolean }
  | { readonly type: 'confirmPerson' }
  | { readonly type: 'sent' }
  | { readonly type: 'sendFailed'; readonly unsure?: boolean }
  | { readonly type: 'restart' }
  | ({ readonly type: 'restore' } & Restored);

export const initialQuiz: QuizState = {
  step: 0,
  answers: noAnswers,
  attempted: false,
  changing: false,
  view: 'question',
  failed: false,
  unsure: false,
  ready: false,
};

/** The quiz's transitions. An action that its state does not allow changes nothing. */
export function quizReducer(state: QuizState, action: QuizAction): QuizState {
  switch (action.type) {
    case 'answer':
      return state.view === 'question' ? answered(state, action.answers) : state;
    case 'next':
      return state.view === 'question' && state.step < LAST_STEP && isAnswered(state.step, state.answers)
        ? moved(state, state.changing ? firstOpenStep(state.answers) : state.step + 1)
        : state;
    case 'back':
      return state.view === 'question' && state.step > 0 ? moved(state, state.step - 1) : state;
    case 'goTo':
      return state.view === 'sending' || state.view === 'success'
        ? state
        : moved(state, Math.min(action.step, firstOpenStep(state.answers)));
    case 'change':
      return state.view === 'terms' ? { ...moved(state, action.step), changing: true } : state;
    case 'submit':
      if (state.view !== 'question' || state.step !== LAST_STEP) return state;
      return {
        ...state,
        attempted: true,
        view: state.answers.gdprConsent && isAnswered(LAST_STEP, state.answers) ? 'terms' : 'question',
      };
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
      if (state.view !== 'sending') return state;
      return { ...state, view: 'question', failed: !action.unsure, unsure: action.unsure ?? false };
    case 'restart':
      return state.view === 'success' ? { ...initialQuiz, ready: true } : state;
    case 'restore':
      return state.ready ? state : restored(state, action);
  }
}

function moved(state: QuizState, step: number): QuizState {
  return { ...state, step, view: 'question', changing: false, failed: false, unsure: false };
}

const sent = (answers: QuizAnswers): QuizState => ({ ...initialQuiz, ready: true, view: 'success', answers });

/** Other answers are another request, with a time of its own; consent is no part of what is sent. */
function answered(state: QuizState, given: Partial<QuizAnswers>): QuizState {
  const answers = { ...state.answers, ...given };
  const same = 'gdprConsent' in given && Object.keys(given).length === 1;
  return { ...state, answers, createdAt: same ? state.createdAt : undefined };
}

function sending(state: QuizState, doubtful = false): QuizState {
  return { ...state, view: doubtful ? 'doubt' : 'sending', failed: false, unsure: false };
}

function restored(state: QuizState, { saved, touched = {}, sent: said, delivery }: Restored): QuizState {
  const before = { ...state, ...saved, ready: true };
  const isNews = Object.entries(touched).some(([name, value]) => before.answers[name as keyof QuizAnswers] !== value);
  if (isNews) return { ...answered(before, touched), step: 0 };
  if (said && !saved) return sent(said);
  if (before.step !== LAST_STEP) return before;
  return {
    ...before,
    attempted: delivery !== undefined,
    view: delivery === 'sending' ? 'sending' : 'question',
    failed: delivery === 'failed',
    unsure: delivery === 'unsure',
  };
}

/** Percent of the way through. */
export function progressOf(step: number): number {
  return ((step + 1) * 100) / STEP_COUNT;
}
