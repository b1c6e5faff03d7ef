import {
  emailShape,
  typedLine,
  typedPhone,
} from '../../supabase/functions/_shared/typed-text.ts';
import { at } from '../../core/domain/assert-defined.ts';
import { questions } from '#site/words/quiz.ts';
import { towns } from '../../core/domain/towns.ts';
import type { QuizOption } from '../../core/schemas/quiz.ts';
import { sentMessage } from './message.ts';

type AnswerName =
  | keyof typeof questions
  | 'postcode'
  | 'name'
  | 'email'
  | 'phone'
  | 'additionalMessage';

/** The visitor's answers so far; empty strings for unanswered questions. */
export type QuizAnswers = Readonly<Record<AnswerName, string>> & {
  readonly gdprConsent: boolean;
};

/** A field of the quiz: a choice if it has options, else a text. */
export interface QuizField {
  readonly answer: AnswerName;
  readonly label: string;
  /** Label of the answer's line in the lead's message. Left out if the message has no such line. */
  readonly line?: string;
  readonly options?: readonly QuizOption[];
  /** The input's name, for autofill; defaults to `answer`. */
  readonly name?: string;
  readonly maxLength?: number;
  /** Input type of contact details. */
  readonly type?: 'email' | 'tel';
  readonly autoComplete?: string;
  /** A text area, whose text is optional and may be of any length. */
  readonly multiline?: boolean;
  /** Warns about text that does not match `pattern`. The text can be sent all the same. */
  readonly format?: {
    readonly pattern: RegExp;
    readonly warning: string;
  };
}

interface QuizStep {
  readonly question: string;
  readonly fields: readonly QuizField[];
  /** Name of the question in analytics; left out for personal details. */
  readonly event?: string;
}

/** A limit beyond the length of any real name, e-mail address or phone number. */
const contact = { maxLength: 320 };

const typedSteps: readonly QuizStep[] = [
  {
    question: 'Where is it?',
    fields: [
      {
        // Holds a town, village or city, despite its name.
        answer: 'postcode',
        line: 'Town/City',
        name: 'town',
        label: 'Town, village or city',
        maxLength: 50,
        autoComplete: 'address-level2',
      },
    ],
    event: 'town',
  },
  {
    question: 'How do we reach you?',
    fields: [
      {
        ...contact,
        answer: 'name',
        label: 'Name',
        autoComplete: 'name',
        // Marks alone, as when a phone pastes half a letter, are no name.
        format: {
          pattern: /[\p{L}\p{N}]/u,
          warning: 'Is this name right?',
        },
      },
      {
        ...contact,
        answer: 'email',
        label: 'Email',
        type: 'email',
        autoComplete: 'email',
        format: {
          pattern: emailShape,
          warning: 'Is this address right?',
        },
      },
      {
        ...contact,
        answer: 'phone',
        label: 'Phone',
        type: 'tel',
        autoComplete: 'tel',
        // Fewer than ten digits lack an area code, and no number has more than fifteen.
        format: {
          pattern: /^(?:[\s+().-]*\d){10,15}[\s+().-]*$/,
          warning: 'Is this number right?',
        },
      },
    ],
  },
  {
    question: 'Anything else we should know?',
    fields: [
      {
        answer: 'additionalMessage',
        label: 'Additional message (optional)',
        multiline: true,
      },
    ],
  },
];

/** The quiz's steps: the pack's questions, then what every request needs. */
export const quizSteps: readonly QuizStep[] = [
  ...Object.entries(questions).map(([name, asked]) => {
    const { question, event, ...rest } = asked;
    const answer = name as keyof typeof questions;
    const field = { answer, label: question, ...rest };
    return { question, fields: [field], event };
  }),
  ...typedSteps,
];

export const quizFields = quizSteps.flatMap(({ fields }) => fields);

export const noAnswers = {
  ...Object.fromEntries(quizFields.map(({ answer }) => [answer, ''])),
  gdprConsent: false,
} as QuizAnswers;

export const STEP_COUNT = quizSteps.length;
export const LAST_STEP = STEP_COUNT - 1;

const stepWords = ['Five', 'Six', 'Seven', 'Eight'];

/** The number of steps as a word, to start a sentence. Every quiz has at least five. */
export const stepCountWord = stepWords[STEP_COUNT - 5] ?? 'A few';

/** Returns the step at an index. */
export const stepAt = (step: number): QuizStep => at(quizSteps, step);

/** Returns the function that cleans what is typed into a field. */
function cleanerOf({ multiline, type }: QuizField): (text: string) => string {
  if (multiline) return sentMessage;
  return type === 'tel' ? typedPhone : typedLine;
}

/** Returns an answer in the cleaned-up form that is checked, shown and sent. */
export const answerTo = (field: QuizField, answers: QuizAnswers): string =>
  cleanerOf(field)(answers[field.answer]);

/** Whether all fields of a step are answered. */
export function isAnswered(step: number, answers: QuizAnswers): boolean {
  return stepAt(step).fields.every((field) => {
    if (field.multiline) return true;
    const { length } = answerTo(field, answers);
    return length > 0 && length <= (field.maxLength ?? Infinity);
  });
}

/** Returns the first unanswered step, or the last step if all are answered. */
export function firstOpenStep(answers: QuizAnswers): number {
  const open = quizSteps.findIndex(
    (_step, index) => !isAnswered(index, answers),
  );
  return open < 0 ? LAST_STEP : open;
}

/** Returns a step's analytics fields; undefined if unanswered or about personal details. */
export function questionEvent(step: number, answers: QuizAnswers) {
  const { event, fields } = stepAt(step);
  if (event === undefined || !isAnswered(step, answers)) return undefined;
  const { answer: name, options } = at(fields, 0);
  const answer = typedLine(answers[name]);
  // The town field may hold any text, so only names of our towns are sent.
  const town = towns.find(
    ({ label }) => label.toLowerCase() === answer.toLowerCase(),
  );
  return {
    step: step + 1,
    question: event,
    answer: options ? answer : (town?.label ?? 'Other'),
  };
}

/** Returns the warning about text in an unusual format; undefined if the format is usual. */
export function formatWarning(
  field: QuizField,
  typed: string,
): string | undefined {
  const { format } = field;
  const text = cleanerOf(field)(typed);
  const isUsual = text === '' || format?.pattern.test(text);
  return isUsual ? undefined : format?.warning;
}
