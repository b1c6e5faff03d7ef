import { areaSizes } from '../../site/words/quiz.ts';
import { isAnswered, LAST_STEP, noAnswers, surfaceTypes, type QuizAnswers } from './answers.ts';

const STORAGE_KEY = 'quote_answers';

export interface SavedQuiz {
  readonly step: number;
  readonly answers: QuizAnswers;
}

/** Keeps what was typed for this tab, so that a reload or a way out and back loses nothing. */
export function saveQuiz(quiz: SavedQuiz): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(quiz));
  } catch {
    // Storage is blocked or full: the answers live as long as the page does.
  }
}

/** What was saved in this tab, or undefined. Anything that is not an answer is left out. */
export function loadQuiz(): SavedQuiz | undefined {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    return stored === null ? undefined : parseSavedQuiz(JSON.parse(stored));
  } catch {
    return undefined;
  }
}

/** Forgets the answers, after they were sent. */
export function clearQuiz(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing could be stored either.
  }
}

/** Makes saved JSON into answers, and opens at the first step that they do not complete. */
export function parseSavedQuiz(value: unknown): SavedQuiz | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { step, answers } = value as Record<string, unknown>;
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
  const open = [0, 1, 2, 3].find((index) => !isAnswered(index, parsed)) ?? LAST_STEP;
  return { step: Math.min(wanted, open), answers: parsed };
}
