import { useEffect, type Dispatch, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { track } from '../../analytics/tracker.ts';
import { config } from '../../config.ts';
import { sendingNoteKey } from '../../domain/quote-storage.ts';
import { forget, recall, remember, saveQuiz } from '../answers-storage.ts';
import type { Outcome, QuizAction, QuizState } from '../quiz-machine.ts';
import type { QuizAnswers } from '../steps.ts';
import { buildLead, sendLead, serviceForSurface } from './lead.ts';
import { hideNotice, showNotice } from './notice.ts';

/*
 * Sending goes on while the visitor looks at other pages, and a note in the tab says what became of it.
 */

let current:
  | { readonly createdAt: string; readonly result: Promise<Outcome> }
  | undefined;

/** A quiz on the page says itself what became of a request. */
const hasQuiz = () => document.querySelector('[data-quiz]') !== null;

/** What became of the last request of this tab; `unsure` where the page was left in between. Undefined after success. */
export function deliveryState(): 'sending' | QuizState['problem'] {
  if (current) return 'sending';
  const note = recall(sendingNoteKey) as
    | { readonly state?: unknown }
    | undefined;
  if (note?.state === 'sending') return 'unsure';
  return note?.state === 'failed' ? 'failed' : undefined;
}

interface DeliveryOptions {
  readonly state: QuizState;
  readonly dispatch: Dispatch<QuizAction>;
  readonly page: string;
  readonly panel: RefObject<HTMLElement | null>;
}

/** Sends the answers while the quiz is in that view, and answers where the visitor looks. */
export function useDelivery({
  state,
  dispatch,
  page,
  panel,
}: DeliveryOptions): void {
  const { view, answers, createdAt, problem, ready } = state;
  // Whoever leaves the quiz is told on the next page, unless another quiz does it there.
  useEffect(() => () => void (hasQuiz() || remindOfRequest()), []);

  useEffect(() => {
    // The visitor has seen what became of the last one, and has gone on.
    if (ready && view === 'question' && !problem) forget(sendingNoteKey);
  }, [ready, view, problem]);

  useEffect(() => {
    if (view !== 'sending' || createdAt === undefined) return;
    // The button that had focus is disabled now.
    if (isInView(panel.current)) focusIn(panel.current, '[data-step-title]');
    let left = false;
    if (current?.createdAt !== createdAt)
      current = { createdAt, result: send(answers, createdAt, page) };
    void current.result.then((outcome) => {
      if (left) return;
      const isSeen = isInView(panel.current);
      // At once, so that focus is nowhere else before the visitor sees the answer.
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

function focusIn(
  panel: HTMLElement | null,
  selector: string,
  preventScroll = true,
): void {
  panel?.querySelector<HTMLElement>(selector)?.focus({ preventScroll });
}

/** Whether a good part of it is inside the window. */
function isInView(element: Element | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight * 0.8 && bottom > innerHeight * 0.2;
}

/** A page that is still there this long after it was asked to go was not left. */
const LEAVING_MS = 2000;

async function send(
  answers: QuizAnswers,
  createdAt: string,
  page: string,
): Promise<Outcome> {
  remember(sendingNoteKey, { state: 'sending' });
  // What it says is of an earlier try.
  hideNotice();
  // Leaving the page breaks off what it waits for, while the request itself goes on.
  let leftAt = Number.NEGATIVE_INFINITY;
  const watch = new AbortController();
  addEventListener('beforeunload', () => (leftAt = performance.now()), {
    signal: watch.signal,
  });
  try {
    await sendLead(config.leadWebhookUrl, buildLead(answers, createdAt));
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

/** Says on any page what became of a request, where that is not success. */
export function remindOfRequest(): void {
  const state = deliveryState();
  if (state === 'failed' || state === 'unsure') showNotice(state);
  if (state === 'failed') remindWhenOnline();
}

/** What could not be sent is offered again when a connection that was lost is back. A quiz in view says so itself. */
function remindWhenOnline(): void {
  const remind = () =>
    deliveryState() === 'failed' &&
    !isInView(document.querySelector('[data-quiz]')) &&
    showNotice('online');
  addEventListener('online', remind, { once: true });
}
