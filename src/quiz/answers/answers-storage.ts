import { areaSizes } from '../../../site/words/quiz.ts';
import { noAnswers, surfaceTypes, type QuizAnswers } from './answers.ts';
import { firstOpenStep, LAST_STEP } from '../steps.ts';

const STORAGE_KEY = 'quote_answers';
const SENT_KEY = 'quote_sent';

export interface SavedQuiz {
  readonly step: number;
  readonly answers: QuizAnswers;
  /** When these answers were first sent, ISO 8601: every further try carries the same. */
  readonly createdAt?: string;
}

/** Keeps what was typed for this tab and a day, so that a reload or a way out and back loses nothing. @returns whether it could */
export const saveQuiz = (quiz: SavedQuiz): boolean => remember(STORAGE_KEY, quiz);

/** What was saved in this tab, or undefined. Anything that is not an answer is left out. */
export function loadQuiz(): SavedQuiz | undefined {
  return parseSavedQuiz(recall(STORAGE_KEY));
}

/** Forgets the answers, after they were sent. */
export function clearQuiz(): void {
  forget(STORAGE_KEY);
}

/** Keeps what was sent for this tab and a day, so that a reload shows it again. */
export function saveSent(answers: QuizAnswers): void {
  remember(SENT_KEY, { answers });
}

/** What was sent last from this tab, or undefined. */
export function loadSent(): QuizAnswers | undefined {
  return parseSavedQuiz(recall(SENT_KEY))?.answers;
}

/** Forgets what was sent, where another request is begun. */
export function clearSent(): void {
  forget(SENT_KEY);
}

/** Makes saved JSON into answers, and opens at the first step that they do not complete. */
export function parseSavedQuiz(value: unknown): SavedQuiz | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { step, answers, createdAt } = value as Record<string, unknown>;
  if (typeof answers !== 'object' || answers === null) return undefined;
  const given = answers as Record<string, unknown>;
  const text = (field: keyof QuizAnswers) => (typeof given[field] === 'string' ? given[field] : '');
  const oneOf = <T extends string>(options: readonly T[], field: keyof QuizAnswers) =>
    options.find((option) => option === given[field]) ?? '';
  const parsed: QuizAnswers = {
    ...noAnswers,
    areaSize: oneOf(areaSizes, 'areaSize'),
    surfaceType: oneOf(surfaceTypes, 'surfaceType'),
    postcode: text('postcode'),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    additionalMessage: text('additionalMessage'),
    gdprConsent: given.gdprConsent === true,
  };
  const wanted = Number.isInteger(step) ? Math.min(Math.max(step as number, 0), LAST_STEP) : 0;
  const isTime = typeof createdAt === 'string' && !Number.isNaN(Date.parse(createdAt));
  return { step: Math.min(wanted, firstOpenStep(parsed)), answers: parsed, ...(isTime && { createdAt }) };
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
