import type { QuizAnswers } from './answers.ts';

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
