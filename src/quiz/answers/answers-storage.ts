import { areaSizes } from '../../../site/words/quiz.ts';
import { noAnswers, surfaceTypes, type QuizAnswers } from './answers.ts';
import { firstOpenStep } from '../steps.ts';

const STORAGE_KEY = 'quote_answers';

export interface SavedQuiz {
  readonly step: number;
  readonly answers: QuizAnswers;
  /** When these answers were first sent, ISO 8601: every further try carries the same. */
  readonly createdAt?: string | undefined;
  /** They have arrived, and are kept so that a reload shows them again. */
  readonly sent?: boolean;
}

/** Keeps what was typed for this tab and a day, so that a reload or a way out and back loses nothing. @returns whether it could */
export const saveQuiz = (quiz: SavedQuiz): boolean => remember(STORAGE_KEY, quiz);

/** What was saved in this tab, or undefined. Anything that is not an answer is left out. */
export const loadQuiz = (): SavedQuiz | undefined => parseSavedQuiz(recall(STORAGE_KEY));

const options: Readonly<Record<string, readonly unknown[]>> = { areaSize: areaSizes, surfaceType: surfaceTypes };

/** The answers among values under their names. */
export function parseAnswers(given: Readonly<Record<string, unknown>>): Partial<QuizAnswers> {
  const entries = Object.entries(noAnswers).map(([name, none]) => [name, given[name], none] as const);
  return Object.fromEntries(
    entries.filter(([name, value, none]) => value && (options[name]?.includes(value) ?? typeof value === typeof none)),
  );
}

/** Makes saved JSON into answers, and opens at the first step that they do not complete. */
export function parseSavedQuiz(value: unknown): SavedQuiz | undefined {
  const { step, answers, createdAt, sent } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof answers !== 'object' || answers === null) return undefined;
  const parsed = { ...noAnswers, ...parseAnswers({ ...answers }) };
  const wanted = Number.isInteger(step) ? Math.max(step as number, 0) : 0;
  const isTime = typeof createdAt === 'string' && !Number.isNaN(Date.parse(createdAt));
  return {
    step: Math.min(wanted, firstOpenStep(parsed)),
    answers: parsed,
    ...(isTime && { createdAt }),
    ...(sent === true && { sent }),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Keeps a value for this tab. @returns false where storage is blocked or full: the value lives as long as the page does. */
export function remember(key: string, value: object): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...value, savedAt: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

/** What was kept under the key within the last day, without its time; undefined where there is nothing. Personal details are not kept for longer. */
export function recall(key: string): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('savedAt' in kept)) return undefined;
    const { savedAt, ...value } = kept;
    // A clock may be set back meanwhile.
    if (Math.abs(Date.now() - Number(savedAt)) < DAY_MS) return value;
    sessionStorage.removeItem(key);
  } catch {
    // Blocked storage, or not ours.
  }
  return undefined;
}

/** Forgets what was kept under the key. */
export function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing could be kept either.
  }
}
