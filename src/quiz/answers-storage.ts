import {
  firstOpenStep,
  noAnswers,
  quizFields,
  quizSteps,
  type QuizAnswers,
} from './steps.ts';

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
export const saveQuiz = (quiz: SavedQuiz): boolean =>
  remember(STORAGE_KEY, quiz);

/** What was saved in this tab, or undefined. Anything that is not an answer is left out. */
export const loadQuiz = (): SavedQuiz | undefined =>
  parseSavedQuiz(recall(STORAGE_KEY));

/** The answers among values under their names. */
export function parseAnswers(
  given: Readonly<Record<string, unknown>>,
): Partial<QuizAnswers> {
  const isAnswer = ({ answer, options }: (typeof quizFields)[number]) => {
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

/** Makes saved JSON into answers, and opens at the first step that they do not complete. */
export function parseSavedQuiz(value: unknown): SavedQuiz | undefined {
  const { step, answers, createdAt, sent } = (value ?? {}) as Readonly<
    Record<string, unknown>
  >;
  if (typeof answers !== 'object' || answers === null) return undefined;
  const parsed = { ...noAnswers, ...parseAnswers({ ...answers }) };
  const wanted = Number.isInteger(step) ? Math.max(step as number, 0) : 0;
  const isTime =
    typeof createdAt === 'string' && !Number.isNaN(Date.parse(createdAt));
  return {
    step: Math.min(wanted, firstOpenStep(parsed)),
    answers: parsed,
    ...(isTime && { createdAt }),
    ...(sent === true && { sent }),
  };
}

/** Begins the line of the message that an estimate goes along in. */
const ESTIMATE = 'Estimate on your website:';

interface Known extends Partial<Pick<QuizAnswers, 'areaSize' | 'surfaceType'>> {
  /** Label of the page's town. */
  readonly town?: string | undefined;
  /** What the estimator said: it stands in the message, where the visitor can change it. */
  readonly estimate?: string;
}

/** Answers what a page knows already, and opens the quiz at the first question that is left, or at the town; what was answered before stays, but for an earlier estimate. */
export function carryToQuiz({
  areaSize,
  surfaceType,
  town = '',
  estimate,
}: Known): void {
  const saved = loadQuiz();
  const before = saved && !saved.sent ? saved.answers : noAnswers;
  const message = before.additionalMessage
    .split('\n')
    .filter((line) => !line.startsWith(ESTIMATE));
  if (estimate) message.push(`${ESTIMATE} ${estimate}.`);
  saveQuiz({
    step: quizSteps.findIndex(({ event }) => event === 'town'),
    answers: {
      ...before,
      areaSize: areaSize || before.areaSize,
      surfaceType: surfaceType || before.surfaceType,
      postcode: before.postcode || town,
      additionalMessage: message.join('\n').trim(),
    },
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Keeps a value for this tab. @returns false where storage is blocked or full: the value lives as long as the page does. */
export function remember(key: string, value: object): boolean {
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify({ ...value, savedAt: Date.now() }),
    );
    return true;
  } catch {
    return false;
  }
}

/** What was kept under the key within the last day, without its time; undefined where there is nothing. Personal details are not kept for longer. */
export function recall(key: string): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('savedAt' in kept))
      return undefined;
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
