import { useEffect, useLayoutEffect, type Dispatch, type RefObject } from 'react';
import { replayEarlyClicks } from '../../navigation/early-input.ts';
import type { QuizAnswers } from './answers.ts';
import { loadQuiz, loadSent, saveQuiz } from './answers-storage.ts';
import { deliveryState } from '../sending/delivery.ts';
import type { QuizAction, QuizState } from '../quiz-machine.ts';
import { stepAt } from '../steps.ts';

/** Takes up what the tab has saved and what the form holds since before the page was hydrated; then keeps every answer. */
export function useSavedAnswers(
  { step, answers, createdAt, view, ready }: QuizState,
  dispatch: Dispatch<QuizAction>,
  form: RefObject<HTMLFormElement | null>,
): void {
  // Before the visitor can press anything that React hears.
  useLayoutEffect(() => {
    dispatch({
      type: 'restore',
      saved: loadQuiz(),
      touched: readFirstStep(form.current),
      sent: loadSent(),
      delivery: deliveryState(),
    });
  }, [dispatch, form]);

  useEffect(() => {
    if (ready && form.current) replayEarlyClicks(form.current);
  }, [ready, form]);

  useEffect(() => {
    if (!ready || view === 'success' || saveQuiz({ step, answers, createdAt }) || step === 0) return;
    // What was answered lives in this page alone: the browser asks before it goes.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [ready, step, answers, createdAt, view]);
}

/** Answers that the form shows as it came, which is at its first step. */
function readFirstStep(form: HTMLFormElement | null): Partial<QuizAnswers> {
  const given = new FormData(form ?? undefined);
  return Object.fromEntries(
    stepAt(0).fields.flatMap((field) => {
      const value = field.kind === 'choice' ? field.options.find((option) => option === given.get(field.answer)) : null;
      return field.kind === 'choice' && value ? [[field.answer, value]] : [];
    }),
  );
}
