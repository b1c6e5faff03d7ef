import { useEffect, useLayoutEffect, useRef, type Dispatch, type RefObject } from 'react';
import { sendingNoteKey } from '../../domain/quote-storage.ts';
import { forget } from '../answers/answers-storage.ts';
import { attend, deliver, type Outcome } from './delivery.ts';
import { showNotice } from './notice.ts';
import type { QuizAction, QuizState } from '../quiz-machine.ts';

interface DeliveryOptions {
  readonly state: QuizState;
  readonly dispatch: Dispatch<QuizAction>;
  readonly page: string;
  readonly panel: RefObject<HTMLElement | null>;
}

/** Sends the answers while the quiz is in that view, and answers where the visitor looks. */
export function useDelivery({ state, dispatch, page, panel }: DeliveryOptions): void {
  const { view, answers, createdAt, problem, ready } = state;
  useEffect(attend, []);

  useEffect(() => {
    // The visitor has seen what became of the last one, and has gone on.
    if (ready && view === 'question' && !problem) forget(sendingNoteKey);
  }, [ready, view, problem]);

  const settled = useRef<Outcome>(undefined);
  const looked = useRef(false);
  useEffect(() => {
    if (view !== 'sending' || createdAt === undefined) return;
    // The button that had focus is disabled now.
    if (isInView(panel.current)) focusIn(panel.current, '[data-step-title]');
    let left = false;
    void deliver(answers, createdAt, page).then((outcome) => {
      if (left) return;
      settled.current = outcome;
      looked.current = isInView(panel.current);
      dispatch(outcome === 'accepted' ? { type: 'sent' } : { type: 'sendFailed', problem: outcome });
    });
    return () => {
      left = true;
    };
  }, [view, answers, createdAt, page, panel, dispatch]);

  // Before the visitor sees the answer, so that focus is nowhere else meanwhile.
  useLayoutEffect(() => {
    if (settled.current === undefined || view === 'sending') return;
    const outcome = settled.current;
    settled.current = undefined;
    if (!looked.current) return showNotice(outcome);
    if (outcome !== 'accepted') return focusIn(panel.current, '[data-send-problem]', false);
    scrollTo({ top: 0 });
    if (isInView(panel.current)) focusIn(panel.current, '[data-step-title]');
    else showNotice('accepted', true);
  }, [view, panel]);
}

function focusIn(panel: HTMLElement | null, selector: string, preventScroll = true): void {
  panel?.querySelector<HTMLElement>(selector)?.focus({ preventScroll });
}

/** Whether a good part of it is inside the window. */
function isInView(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight * 0.8 && bottom > innerHeight * 0.2;
}
