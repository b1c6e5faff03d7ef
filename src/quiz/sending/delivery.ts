import { track } from '../../analytics/tracker.ts';
import { config } from '../../config.ts';
import { sendingNoteKey } from '../../domain/quote-storage.ts';
import type { QuizAnswers } from '../answers/answers.ts';
import { forget, recall, remember, saveQuiz } from '../answers/answers-storage.ts';
import { buildLead, sendLead, serviceForSurface } from './lead.ts';
import { hideNotice, showNotice } from './notice.ts';

/*
 * Sending goes on while the visitor looks at other pages, and a note in the tab says what became of it.
 */

/** What became of a request; `unsure` where its page was left before the answer. */
export type Outcome = 'accepted' | 'failed' | 'unsure';

interface Delivery {
  readonly createdAt: string;
  readonly result: Promise<Outcome>;
}

let current: Delivery | undefined;

/** Quizzes on the page, which say themselves what became of a request. */
let quizzes = 0;

/** What became of the last request of this tab; `unsure` where the page was left in between. Undefined after success. */
export function deliveryState(): 'sending' | Exclude<Outcome, 'accepted'> | undefined {
  if (current) return 'sending';
  const note = recall(sendingNoteKey) as { readonly state?: unknown } | undefined;
  if (note?.state === 'sending') return 'unsure';
  return note?.state === 'failed' ? 'failed' : undefined;
}

/** Tells that a quiz is on the page. Returns how to take it back, which leaves a notice of bad news: it may have been there for a moment only. */
export function attend(): () => void {
  quizzes += 1;
  return () => {
    quizzes -= 1;
    if (quizzes === 0) remindOfRequest();
  };
}

/** Sends the answers, or waits for the request that is under way. */
export function deliver(answers: QuizAnswers, createdAt: string, page: string): Promise<Outcome> {
  if (current?.createdAt !== createdAt) current = { createdAt, result: send(answers, createdAt, page) };
  return current.result;
}

/** A page that is still there after this long was not left. */
const LEAVING_MS = 2000;

/** Notes whether the page is being left, which breaks off what it waits for while the request itself goes on. */
function watchLeaving(): { readonly isLeaving: () => boolean; readonly stop: () => void } {
  let since = -LEAVING_MS;
  const leave = () => (since = performance.now());
  addEventListener('beforeunload', leave);
  return {
    isLeaving: () => performance.now() - since < LEAVING_MS,
    stop: () => removeEventListener('beforeunload', leave),
  };
}

async function send(answers: QuizAnswers, createdAt: string, page: string): Promise<Outcome> {
  remember(sendingNoteKey, { state: 'sending' });
  // What it says is of an earlier try.
  hideNotice();
  const { isLeaving, stop } = watchLeaving();
  try {
    await sendLead(config.leadWebhookUrl, buildLead(answers, new Date(createdAt)));
  } catch (error) {
    current = undefined;
    if (isLeaving()) return 'unsure';
    console.error('The quote request could not be sent:', error instanceof Error ? error.message : error);
    remember(sendingNoteKey, { state: 'failed' });
    remindWhenOnline();
    if (quizzes === 0) showNotice('failed');
    return 'failed';
  } finally {
    stop();
  }
  saveQuiz({ step: 0, answers, sent: true });
  forget(sendingNoteKey);
  current = undefined;
  if (quizzes === 0) showNotice('accepted');
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

/** What could not be sent for want of a connection is offered again when it is back. */
function remindWhenOnline(): void {
  if (navigator.onLine) return;
  const remind = () => deliveryState() === 'failed' && showNotice('online');
  addEventListener('online', remind, { once: true });
}
