import { at } from '../domain/assert-defined.ts';
import { areaSizes, leadLabels, sizeHints, sizeQuestion, surfaceQuestion } from '../../site/words/quiz.ts';
import { towns } from '../domain/towns.ts';
import { surfaceTypes, type QuizAnswers } from './answers/answers.ts';

/** One answer out of a few. */
export interface ChoiceField {
  readonly kind: 'choice';
  readonly answer: 'areaSize' | 'surfaceType';
  /** What the lead's message calls it. */
  readonly line: string;
  readonly options: readonly string[];
  readonly hints?: Readonly<Record<string, string>>;
}

export interface TextField {
  readonly kind: 'text';
  readonly answer: 'postcode' | 'name' | 'email' | 'phone' | 'additionalMessage';
  /** What the lead's message calls it, where it stands in a line of that. */
  readonly line?: string;
  /** What the browser's form filler knows it by, where that is not the answer's name. */
  readonly name?: string;
  readonly label: string;
  readonly maxLength: number;
  readonly type?: 'email' | 'tel';
  readonly autoComplete?: string;
  /** A long text, which may be left out. */
  readonly multiline?: boolean;
}

/** The consent to data processing. It is asked for on sending. */
interface ConsentField {
  readonly kind: 'consent';
}

export interface QuizStep {
  readonly question: string;
  readonly fields: readonly (ChoiceField | TextField | ConsentField)[];
  /** What analytics may learn of it; left out where the answers are personal. */
  readonly event?: string;
}

export const MAX_TOWN_LENGTH = 50;

/** As long as no real name, address or number is. */
const contact = { kind: 'text', maxLength: 320 } as const;

/** At three bytes a letter a fourth of what a receiver takes and a request that outlives its page may hold. */
const MAX_MESSAGE_LENGTH = 5000;

/** The questionnaire, step by step. */
export const quizSteps: readonly QuizStep[] = [
  {
    question: sizeQuestion,
    fields: [{ kind: 'choice', answer: 'areaSize', line: leadLabels.size, options: areaSizes, hints: sizeHints }],
    event: 'area_size',
  },
  {
    question: surfaceQuestion,
    fields: [{ kind: 'choice', answer: 'surfaceType', line: leadLabels.surface, options: surfaceTypes }],
    event: 'surface_type',
  },
  {
    question: 'Where is it?',
    fields: [
      {
        kind: 'text',
        answer: 'postcode',
        line: 'Town/City',
        name: 'town',
        label: 'Town, village or city',
        maxLength: MAX_TOWN_LENGTH,
        autoComplete: 'address-level2',
      },
    ],
    event: 'town',
  },
  {
    question: 'How do we reach you?',
    fields: [
      { ...contact, answer: 'name', label: 'Name', autoComplete: 'name' },
      { ...contact, answer: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
      { ...contact, answer: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
    ],
  },
  {
    question: 'Anything else we should know?',
    fields: [
      {
        kind: 'text',
        answer: 'additionalMessage',
        label: 'Additional message (optional)',
        maxLength: MAX_MESSAGE_LENGTH,
        multiline: true,
      },
      { kind: 'consent' },
    ],
  },
];

export const STEP_COUNT = quizSteps.length;
export const LAST_STEP = STEP_COUNT - 1;

/** How many questions there are, to begin a sentence with. */
export const stepCountWord =
  ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'][STEP_COUNT] ?? 'A few';

/** A step (0-4). */
export const stepAt = (step: number): QuizStep => at(quizSteps, step);

/** Whether the question or questions of a step (0-4) are answered. */
export function isAnswered(step: number, answers: QuizAnswers): boolean {
  return stepAt(step).fields.every((field) => {
    if (field.kind === 'consent') return true;
    const text = answers[field.answer].trim();
    if (field.kind === 'choice') return text !== '';
    return (text !== '' || field.multiline === true) && text.length <= field.maxLength;
  });
}

/** The first step that is not answered; the last where all are. */
export function firstOpenStep(answers: QuizAnswers): number {
  const open = quizSteps.findIndex((_step, index) => !isAnswered(index, answers));
  return open < 0 ? LAST_STEP : open;
}

/** Free text may hold anything, so only the name of one of our towns is passed on. */
function knownTown(text: string): string {
  const wanted = text.trim().toLowerCase();
  return towns.find((town) => town.label.toLowerCase() === wanted)?.label ?? 'Other';
}

/** What analytics may learn of a finished step (0-4): undefined for steps that hold personal details. */
export function questionEvent(step: number, answers: QuizAnswers) {
  const { event, fields } = stepAt(step);
  const [field] = fields;
  if (event === undefined || field === undefined || field.kind === 'consent') return undefined;
  const answer = answers[field.answer];
  return { step: step + 1, question: event, answer: field.kind === 'choice' ? answer : knownTown(answer) };
}

/** A number with fewer digits is short of its area code, one with more has a slip in it. */
const PHONE_DIGITS = { least: 10, most: 15 };

/** What to ask the visitor about an e-mail address or a phone number that looks unusual. It is only asked: whatever they say is sent. */
export function questionAbout(answer: keyof QuizAnswers, typed: string): string | undefined {
  const value = typed.trim();
  if (value === '') return undefined;
  if (answer === 'email') return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(value) ? undefined : 'Is this address right?';
  if (answer !== 'phone') return undefined;
  const digits = value.replaceAll(/\D/g, '').length;
  const isUsual = !/[^\d\s+().-]/.test(value) && digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most;
  return isUsual ? undefined : 'Is this number right?';
}
