import { useEffect, type Dispatch, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { track } from '../../analytics/tracker.ts';
import { config } from '../../config.ts';
import { sendingNoteKey } from '../../../core/domain/storage-keys.ts';
import { forget, recall, remember, saveQuiz } from '../answers-storage.ts';
import type { Outcome, QuizAction, QuizState } from '../quiz-machine.ts';
import type { QuizAnswers } from '../steps.ts';
import { buildLead, sendLead, serviceForSurface } from './build-lead.ts';
import { hideNotice, showNotice } from './notice.ts';

/* A request continues while the visitor looks at other pages. Session storage holds its state. */

let current:
  | { readonly createdAt: string; readonly result: Promise<Outcome> }
  | undefined;

/** Whether the page has a quiz, which shows the request's state itself. */
const hasQuiz = () => document.querySelector('[data-quiz]') !== null;

/** Returns the last request's state; `unsure` if its page was left, undefined after success. */
export function deliveryState(): 'sending' | QuizState['problem'] {
  if (current) return 'sending';
  const note = recall(sendingNoteKey);
  if (note?.state === 'sending') return 'unsure';
  return note?.state === 'failed' ? 'failed' : undefined;
}

interface DeliveryOptions {
  readonly state: QuizState;
  readonly dispatch: Dispatch<QuizAction>;
  readonly page: string;
  readonly panel: RefObject<HTMLElement | null>;
}

/**
 * Sends the answers when the view is `sending`, and shows the result where the visitor can see it.
 */
export function useDelivery({
  state,
  dispatch,
  page,
  panel,
}: DeliveryOptions): void {
  const { view, answers, createdAt, problem, ready } = state;
  // When the visitor leaves the quiz, the next page shows the state, unless it has a quiz too.
  useEffect(() => {
    const remind = () => hasQuiz() || remindOfRequest();
    return () => void remind();
  }, []);

  useEffect(() => {
    const hasSeenResult = ready && view === 'question' && !problem;
    if (hasSeenResult) forget(sendingNoteKey);
  }, [ready, view, problem]);

  useEffect(() => {
    if (view !== 'sending' || createdAt === undefined) return;
    // The focused button has just been disabled.
    if (isInView(panel.current)) focusIn(panel.current, '[data-step-title]');
    let left = false;
    if (current?.createdAt !== createdAt) {
      const result = send(answers, createdAt, page);
      current = { createdAt, result };
    }
    void current.result.then((outcome) => {
      if (left) return;
      const isSeen = isInView(panel.current);
      // Rendered synchronously, so that the elements to focus exist.
      flushSync(() => dispatch({ type: 'delivered', outcome }));
      if (!isSeen) return showNotice(outcome);
      if (outcome !== 'accepted')
        return focusIn(panel.current, '[data-send-problem]', false);
      scrollTo({ top: 0 });
      if (isInView(panel.current)) focusIn(panel.current, '[data-step-title]');
      else showNotice('accepted', true);
    });
    return () => {
      left = true;
    };
  }, [view, answers, createdAt, page, panel, dispatch]);
}

/** Focuses an element of the quiz, if it is there. */
export function focusIn(
  panel: HTMLElement | null,
  selector: string,
  preventScroll = true,
): void {
  panel?.querySelector<HTMLElement>(selector)?.focus({ preventScroll });
}

/** Whether an element reaches into the middle 60% of the window's height. */
function isInView(element: Element | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight * 0.8 && bottom > innerHeight * 0.2;
}

/** If the page is still there this long after `beforeunload`, it was not left. */
const LEAVING_MS = 2000;

async function send(
  answers: QuizAnswers,
  createdAt: string,
  page: string,
): Promise<Outcome> {
  remember(sendingNoteKey, { state: 'sending' });
  // A notice that is still shown is about an earlier attempt.
  hideNotice();
  // Leaving the page rejects the promise, while the request continues.
  let leftAt = Number.NEGATIVE_INFINITY;
  const watch = new AbortController();
  const noteLeaving = () => (leftAt = performance.now());
  addEventListener('beforeunload', noteLeaving, { signal: watch.signal });
  try {
    await sendLead(config, buildLead(answers, createdAt));
  } catch (error) {
    current = undefined;
    if (performance.now() - leftAt < LEAVING_MS) return 'unsure';
    console.error(
      'The quote request could not be sent:',
      error instanceof Error ? error.message : error,
    );
    remember(sendingNoteKey, { state: 'failed' });
    remindWhenOnline();
    if (!hasQuiz()) showNotice('failed');
    return 'failed';
  } finally {
    watch.abort();
  }
  saveQuiz({ step: 0, answers, sent: true });
  forget(sendingNoteKey);
  current = undefined;
  if (!hasQuiz()) showNotice('accepted');
  const fields = {
    page,
    service: serviceForSurface(answers.surfaceType),
    area_size: answers.areaSize,
    surface_type: answers.surfaceType,
  };
  track('quiz_form_submit', fields);
  track('contact', fields);
  return 'accepted';
}

/** Shows a notice if the last request failed or its result is unknown. */
export function remindOfRequest(): void {
  const state = deliveryState();
  if (state === 'failed' || state === 'unsure') showNotice(state);
  if (state === 'failed') remindWhenOnline();
}

/**
 * Offers to send a failed request again when the browser is back online, unless a quiz in view
 * does.
 */
function remindWhenOnline(): void {
  const remind = () =>
    deliveryState() === 'failed' &&
    !isInView(document.querySelector('[data-quiz]')) &&
    showNotice('online');
  addEventListener('online', remind, { once: true });
}
