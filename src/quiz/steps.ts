import { at } from '../domain/assert-defined.ts';
import { questions } from '#site/words/quiz.ts';
import { towns } from '../domain/towns.ts';
import type { QuizOption } from '../../pack/schemas/facts.ts';

/** What is asked for: one of its options, or a text. */
export interface QuizField<Name = AnswerName> {
  readonly answer: Name;
  readonly label: string;
  /** What the lead's message calls the answer, where it has a line there. */
  readonly line?: string;
  readonly options?: readonly QuizOption[];
  /** What the browser's form filler knows it by, where that is not the answer's name. */
  readonly name?: string;
  readonly maxLength?: number;
  /** Marks a way to reach the visitor. */
  readonly type?: 'email' | 'tel';
  readonly autoComplete?: string;
  /** A long text, which may be left out. */
  readonly multiline?: boolean;
  /** What is asked about a text that does not look like `usual`. It is only asked: whatever the visitor says is sent. */
  readonly doubt?: { readonly usual: RegExp; readonly ask: string };
}

interface QuizStep<Name = AnswerName> {
  readonly question: string;
  readonly fields: readonly QuizField<Name>[];
  /** What analytics calls the question; left out where the answers are personal. */
  readonly event?: string;
}

/** As long as no real name, address or number is. */
const contact = { maxLength: 320 };

/** At three bytes a letter a fourth of what a receiver takes and a request that outlives its page may hold. */
const MAX_MESSAGE_LENGTH = 5000;

const typedSteps = [
  {
    question: 'Where is it?',
    fields: [
      {
        // A town, village or city, despite the name, which the webhook's owner chose.
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
      { ...contact, answer: 'name', label: 'Name', autoComplete: 'name' },
      {
        ...contact,
        answer: 'email',
        label: 'Email',
        type: 'email',
        autoComplete: 'email',
        doubt: {
          usual: /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/,
          ask: 'Is this address right?',
        },
      },
      {
        ...contact,
        answer: 'phone',
        label: 'Phone',
        type: 'tel',
        autoComplete: 'tel',
        // With fewer than ten digits it is short of its area code, with more than fifteen it has a slip in it.
        doubt: {
          usual: /^(?:[\s+().-]*\d){10,15}[\s+().-]*$/,
          ask: 'Is this number right?',
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
        maxLength: MAX_MESSAGE_LENGTH,
        multiline: true,
      },
    ],
  },
] as const satisfies readonly QuizStep<string>[];

type AnswerName =
  | keyof typeof questions
  | (typeof typedSteps)[number]['fields'][number]['answer'];

/** What the visitor has answered so far; an unanswered question is an empty string. Consent is asked for on the last step. */
export type QuizAnswers = Readonly<Record<AnswerName, string>> & {
  readonly gdprConsent: boolean;
};

/** The questionnaire, step by step: the pack's questions, then what every request needs. */
export const quizSteps: readonly QuizStep[] = [
  ...Object.entries(questions).map(
    ([answer, { question, line, event, options }]) => ({
      question,
      fields: [
        {
          answer: answer as keyof typeof questions,
          label: question,
          line,
          options,
        },
      ],
      event,
    }),
  ),
  ...typedSteps,
];

export const quizFields = quizSteps.flatMap(({ fields }) => fields);

export const noAnswers = {
  ...Object.fromEntries(quizFields.map(({ answer }) => [answer, ''])),
  gdprConsent: false,
} as QuizAnswers;

export const STEP_COUNT = quizSteps.length;
export const LAST_STEP = STEP_COUNT - 1;

/** How many questions there are, to begin a sentence with. */
export const stepCountWord =
  ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'][
    STEP_COUNT
  ] ?? 'A few';

/** A step, counted from 0. */
export const stepAt = (step: number): QuizStep => at(quizSteps, step);

/** Whether the question or questions of a step are answered. */
export function isAnswered(step: number, answers: QuizAnswers): boolean {
  return stepAt(step).fields.every(
    ({ answer, multiline, maxLength = Number.POSITIVE_INFINITY }) => {
      const { length } = answers[answer].trim();
      return (length > 0 || multiline) && length <= maxLength;
    },
  );
}

/** The first step that is not answered; the last where all are. */
export function firstOpenStep(answers: QuizAnswers): number {
  const open = quizSteps.findIndex(
    (_step, index) => !isAnswered(index, answers),
  );
  return open < 0 ? LAST_STEP : open;
}

/** What analytics may learn of a finished step: undefined for steps that hold personal details. */
export function questionEvent(step: number, answers: QuizAnswers) {
  const { event, fields } = stepAt(step);
  if (event === undefined) return undefined;
  const { answer: name, options } = at(fields, 0);
  const answer = answers[name].trim();
  // Free text may hold anything, so only the name of one of our towns is passed on.
  const town = towns.find(
    ({ label }) => label.toLowerCase() === answer.toLowerCase(),
  );
  return {
    step: step + 1,
    question: event,
    answer: options ? answer : (town?.label ?? 'Other'),
  };
}

/** What to ask the visitor about a text that looks unusual. */
export function questionAbout(
  { doubt }: QuizField,
  typed: string,
): string | undefined {
  const text = typed.trim();
  return text !== '' && doubt && !doubt.usual.test(text)
    ? doubt.ask
    : undefined;
}
