import { isAnswered, LAST_STEP, noAnswers, type QuizAnswers } from './answers.ts';

/** Where the quiz is. `attempted` is set by the first try to send; `failed` by the last send that went wrong. */
export interface QuizState {
  readonly step: number;
  readonly answers: QuizAnswers;
  readonly attempted: boolean;
  readonly view: 'question' | 'terms' | 'sending' | 'success';
  readonly failed: boolean;
  /** Saved answers have been looked for: until then nothing is saved over them. */
  readonly ready: boolean;
}

export type QuizAction =
  | { readonly type: 'answer'; readonly answers: Partial<QuizAnswers> }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'submit' }
  | { readonly type: 'cancelTerms' }
  | { readonly type: 'acceptTerms' }
  | { readonly type: 'sent' }
  | { readonly type: 'sendFailed' }
  | { readonly type: 'restart' }
  | { readonly type: 'restore'; readonly saved?: { readonly step: number; readonly answers: QuizAnswers } };

export const initialQuiz: QuizState = {
  step: 0,
  answers: noAnswers,
  attempted: false,
  view: 'question',
  failed: false,
  ready: false,
};

/** The quiz's transitions. An action that its state does not allow changes nothing. */
export function quizReducer(state: QuizState, action: QuizAction): QuizState {
  switch (action.type) {
    case 'answer':
      return state.view === 'question' ? { ...state, answers: { ...state.answers, ...action.answers } } : state;
    case 'next':
      return state.view === 'question' && state.step < LAST_STEP && isAnswered(state.step, state.answers)
        ? { ...state, step: state.step + 1 }
        : state;
    case 'back':
      return state.view === 'question' && state.step > 0 ? { ...state, step: state.step - 1, failed: false } : state;
    case 'submit':
      if (state.view !== 'question' || state.step !== LAST_STEP) return state;
      return { ...state, attempted: true, view: state.answers.gdprConsent ? 'terms' : 'question' };
    case 'cancelTerms':
      return state.view === 'terms' ? { ...state, view: 'question' } : state;
    case 'acceptTerms':
      return state.view === 'terms' ? { ...state, view: 'sending', failed: false } : state;
    case 'sent':
      return state.view === 'sending' ? { ...initialQuiz, ready: true, view: 'success' } : state;
    case 'sendFailed':
      return state.view === 'sending' ? { ...state, view: 'question', failed: true } : state;
    case 'restart':
      return state.view === 'success' ? { ...initialQuiz, ready: true } : state;
    case 'restore':
      return state.ready ? state : { ...state, ...action.saved, ready: true };
  }
}

/** Percent of the way through: a fifth a step. */
export function progressOf(step: number): number {
  return (step + 1) * 20;
}
