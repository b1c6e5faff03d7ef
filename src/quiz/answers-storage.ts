import { answersKey, sentRequestKey } from '../../core/domain/storage-keys.ts';
import {
  firstOpenStep,
  noAnswers,
  quizFields,
  type QuizAnswers,
  type QuizField,
} from './steps.ts';

export interface SavedQuiz {
  readonly step: number;
  readonly answers: QuizAnswers;
  /** When these answers were first sent, ISO 8601. Every retry sends the same time. */
  readonly createdAt?: string;
  /** Whether the request was accepted. The answers are kept so that a reload can show them. */
  readonly sent?: boolean;
  /** Answers filled in by links to the quiz, and the path of the last such link's page. */
  readonly carried?: Partial<QuizAnswers> & { readonly path?: string };
}

/** A stored object whose fields have not been validated. */
export type Stored = Readonly<Record<string, unknown>>;

/** Saves the quiz in this tab for a day. @returns false if storage is blocked or full */
export function saveQuiz(quiz: SavedQuiz): boolean {
  const before = recallQuiz();
  const begun = (!before?.sent && before?.begun) || Date.now();
  if (quiz.sent) noteSent(begun);
  return remember(answersKey, { ...quiz, begun });
}

/** Returns the quiz saved in this tab, without invalid answers; undefined if there is none. */
export const loadQuiz = (): SavedQuiz | undefined =>
  parseSavedQuiz(recallQuiz());

/** The fields that distinguish a request from the next one in this browser. */
interface Begun {
  /** When the request's first answer was saved, in milliseconds since 1970. */
  readonly begun?: number;
  readonly sent?: boolean;
}

/**
 * Returns what this tab has saved. When Back restores a page in Firefox, session storage is as it
 * was when the page was left, so local storage also records whether the request was sent.
 */
function recallQuiz(): Begun | undefined {
  const saved = recall(answersKey) as Begun | undefined;
  const isSent = saved?.begun === lastSent();
  return isSent ? { ...saved, sent: true } : saved;
}

function noteSent(begun: number): void {
  try {
    localStorage.setItem(sentRequestKey, String(begun));
  } catch {
    // Local storage is blocked. Session storage records it too, if that is available.
  }
}

/** Returns when the last sent request began; NaN, which equals nothing, if storage is blocked. */
function lastSent(): number {
  try {
    return Number(localStorage.getItem(sentRequestKey));
  } catch {
    return NaN;
  }
}

/** Picks the valid answers out of `given`, whose keys are the names of answers. */
export function parseAnswers(given: Stored): Partial<QuizAnswers> {
  const isAnswer = ({ answer, options }: QuizField) => {
    const value = given[answer];
    return options
      ? options.some((option) => option.answer === value)
      : value !== '' && typeof value === 'string';
  };
  return {
    ...Object.fromEntries(
      quizFields.filter(isAnswer).map(({ answer }) => [answer, given[answer]]),
    ),
    ...(given.gdprConsent === true && { gdprConsent: true }),
  };
}

/** Parses a saved quiz; undefined if invalid. Its step is at most the first unanswered one. */
export function parseSavedQuiz(value: unknown): SavedQuiz | undefined {
  const { step, answers, createdAt, sent, carried } = (value ?? {}) as Stored;
  if (typeof answers !== 'object' || answers === null) return undefined;
  const parsed = { ...noAnswers, ...parseAnswers({ ...answers }) };
  const wanted = Number.isInteger(step) ? (step as number) : 0;
  const isTime =
    typeof createdAt === 'string' && !Number.isNaN(Date.parse(createdAt));
  return {
    step: Math.min(Math.max(wanted, 0), firstOpenStep(parsed)),
    answers: parsed,
    ...(isTime && { createdAt }),
    ...(sent === true && { sent }),
    ...(typeof carried === 'object' && {
      carried: parseCarried({ ...carried }),
    }),
  };
}

const parseCarried = ({ path, ...given }: Stored) => ({
  ...parseAnswers(given),
  ...(typeof path === 'string' && { path }),
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** Stores a value in this tab. @returns false if storage is blocked or full */
export function remember(key: string, value: object): boolean {
  try {
    const noted = { ...value, savedAt: Date.now() };
    sessionStorage.setItem(key, JSON.stringify(noted));
    return true;
  } catch {
    return false;
  }
}

/** Returns a value stored in the last day. Removes an older one, as it holds personal details. */
export function recall(key: string): Stored | undefined {
  try {
    const stored = sessionStorage.getItem(key) ?? '{}';
    const { savedAt, ...value } = JSON.parse(stored) as Stored;
    // The clock may have been set back.
    const age = Math.abs(Date.now() - Number(savedAt));
    if (age < DAY_MS) return value;
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, or the value is not one that this module stored.
  }
  return undefined;
}

/** Removes a stored value. */
export function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
