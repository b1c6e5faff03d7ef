import type { QuizAnswers } from './answers.ts';
import { quizSteps } from '../steps.ts';

interface AnswerRow {
  /** The step that asks for it (0-4). */
  readonly step: number;
  readonly answer: keyof QuizAnswers;
  /** What was asked. */
  readonly label: string;
  readonly value: string;
}

/** What was answered, in the order of the questions; an optional one only where something was said. */
export function answerRows(answers: QuizAnswers): readonly AnswerRow[] {
  return quizSteps.flatMap(({ question, fields }, step) =>
    fields.flatMap((field) => {
      if (field.kind === 'consent') return [];
      const value = answers[field.answer].trim();
      const label = field.kind === 'choice' ? question : field.label;
      return value === '' ? [] : [{ step, answer: field.answer, label, value }];
    }),
  );
}

/** Ways to reach the visitor, which a chat has already. */
const ofContact = new Set<keyof QuizAnswers>(['email', 'phone']);

/** A chat's first words, before photographs of the job: what was answered, so that we know whose they are. */
export function photosMessage(answers: QuizAnswers): string {
  const lines = answerRows(answers)
    .filter(({ answer }) => !ofContact.has(answer))
    .map(({ label, value }) => `${label}${label.endsWith('?') ? '' : ':'} ${value}`);
  return ['Hello, here are photographs for my quote.', ...lines].join('\n');
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
