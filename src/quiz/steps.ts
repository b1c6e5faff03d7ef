import { at } from '../domain/assert-defined.ts';
import { areaSizes, leadLabels, sizeHints, sizeQuestion, surfaceQuestion } from '../../site/words/quiz.ts';
import { towns } from '../domain/towns.ts';
import { surfaceTypes, type QuizAnswers } from './answers/answers.ts';

type ChoiceAnswer = 'areaSize' | 'surfaceType';
type TextAnswer = 'postcode' | 'name' | 'email' | 'phone' | 'additionalMessage';

/** Where an answer goes in the lead: a field of its own, a line of the message under a name, or the end of the message. */
type LeadPlace = 'name' | 'email' | 'phone' | 'details' | { readonly line: string };

/** One answer out of a few. */
export interface ChoiceField {
  readonly kind: 'choice';
  readonly answer: ChoiceAnswer;
  readonly lead: LeadPlace;
  readonly options: readonly string[];
  readonly hints?: Readonly<Record<string, string>>;
}

/** A text box. Its name is the one that the browser's form filler knows it by. */
export interface TextField {
  readonly kind: 'text';
  readonly answer: TextAnswer;
  readonly lead: LeadPlace;
  readonly name: string;
  readonly label: string;
  readonly maxLength: number;
  readonly type?: 'email' | 'tel';
  readonly autoComplete?: string;
  readonly multiline?: boolean;
  readonly optional?: boolean;
}

/** The consent to data processing. It is asked for on sending. */
interface ConsentField {
  readonly kind: 'consent';
}

export interface QuizStep {
  readonly question: string;
  readonly fields: readonly (ChoiceField | TextField | ConsentField)[];
  /** What analytics may learn of it; left out where the answers are personal. */
  readonly event?: { readonly question: string; readonly answer: (answers: QuizAnswers) => string };
}

export const MAX_TOWN_LENGTH = 50;

/** Longer than any real name, address or number. */
const MAX_CONTACT_LENGTH = 320;

/** At three bytes a letter a fourth of what a receiver takes and a request that outlives its page may hold. */
const MAX_MESSAGE_LENGTH = 5000;

/** The questionnaire, step by step. */
export const quizSteps: readonly QuizStep[] = [
  {
    question: sizeQuestion,
    fields: [
      {
        kind: 'choice',
        answer: 'areaSize',
        lead: { line: leadLabels.size },
        options: areaSizes,
        hints: sizeHints,
      },
    ],
    event: { question: 'area_size', answer: ({ areaSize }) => areaSize },
  },
  {
    question: surfaceQuestion,
    fields: [{ kind: 'choice', answer: 'surfaceType', lead: { line: leadLabels.surface }, options: surfaceTypes }],
    event: { question: 'surface_type', answer: ({ surfaceType }) => surfaceType },
  },
  {
    question: 'Where is it?',
    fields: [
      {
        kind: 'text',
        answer: 'postcode',
        lead: { line: 'Town/City' },
        name: 'town',
        label: 'Town, village or city',
        maxLength: MAX_TOWN_LENGTH,
        autoComplete: 'address-level2',
      },
    ],
    event: { question: 'town', answer: ({ postcode }) => knownTown(postcode) },
  },
  {
    question: 'How do we reach you?',
    fields: [
      contactField({ answer: 'name', label: 'Name' }),
      contactField({ answer: 'email', label: 'Email', type: 'email' }),
      contactField({ answer: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' }),
    ],
  },
  {
    question: 'Anything else we should know?',
    fields: [
      {
        kind: 'text',
        answer: 'additionalMessage',
        lead: 'details',
        name: 'additionalMessage',
        label: 'Additional message (optional)',
        maxLength: MAX_MESSAGE_LENGTH,
        multiline: true,
        optional: true,
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
    return (text !== '' || field.optional === true) && text.length <= field.maxLength;
  });
}

/** The first step that is not answered; the last where all are. */
export function firstOpenStep(answers: QuizAnswers): number {
  const open = quizSteps.findIndex((_step, index) => !isAnswered(index, answers));
  return open < 0 ? LAST_STEP : open;
}

function contactField(field: {
  readonly answer: 'name' | 'email' | 'phone';
  readonly label: string;
  readonly type?: 'email' | 'tel';
  readonly autoComplete?: string;
}): TextField {
  return {
    kind: 'text',
    lead: field.answer,
    name: field.answer,
    maxLength: MAX_CONTACT_LENGTH,
    autoComplete: field.answer,
    ...field,
  };
}

/** Free text may hold anything, so only the name of one of our towns is passed on. */
function knownTown(text: string): string {
  const wanted = text.trim().toLowerCase();
  return towns.find((town) => town.label.toLowerCase() === wanted)?.label ?? 'Other';
}

interface QuestionEvent {
  /** 1-5, as the visitor sees it. */
  readonly step: number;
  readonly question: string;
  readonly answer: string;
}

/** What analytics may learn of a finished step (0-4): undefined for steps that hold personal details. */
export function questionEvent(step: number, answers: QuizAnswers): QuestionEvent | undefined {
  const event = quizSteps[step]?.event;
  return event && { step: step + 1, question: event.question, answer: event.answer(answers) };
}
