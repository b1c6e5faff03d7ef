import { questions } from '#site/words/quiz.ts';
import {
  typedLine,
  typedPhone,
} from '../../../supabase/functions/_shared/typed-text.ts';
import type { Environment } from '../../../core/domain/settings/environment.ts';
import { sentMessage } from '../message.ts';
import { answerTo, quizFields, type QuizAnswers } from '../steps.ts';

/** Returns the lead's service for a surface type; `Other` if the type is unknown. */
export function serviceForSurface(surfaceType: string): string {
  return (
    questions.surfaceType.options.find(({ answer }) => answer === surfaceType)
      ?.lead ?? 'Other'
  );
}

/**
 * Builds the lead that is posted to the webhook, from complete answers.
 * @param createdAt when the answers were first sent, ISO 8601
 */
export function buildLead(answers: QuizAnswers, createdAt: string) {
  const lines = quizFields.flatMap((field) =>
    field.line ? [`${field.line}: ${answerTo(field, answers)}`] : [],
  );
  const details = sentMessage(answers.additionalMessage);
  return {
    name: typedLine(answers.name),
    email: typedLine(answers.email),
    phone: typedPhone(answers.phone),
    service: serviceForSurface(answers.surfaceType),
    message: [
      'Quiz Results:',
      ...lines,
      ...(details ? ['', 'Additional Details:', details] : []),
    ].join('\n'),
    status: 'pending',
    created_at: createdAt,
  };
}

const TIMEOUT_MS = 15_000;
/** Browsers refuse `keepalive` requests of a page that have more than 64 KiB together. */
const MAX_KEEPALIVE_BYTES = 30_000;

/**
 * Posts a lead. Unless it is long, the request continues if the page is left. Does not read the
 * response body.
 * @throws Error if it is not accepted within 15 seconds
 */
export async function sendLead(
  {
    leadWebhookUrl,
    leadRedirectOrigin,
  }: Pick<Environment, 'leadWebhookUrl' | 'leadRedirectOrigin'>,
  lead: ReturnType<typeof buildLead>,
): Promise<void> {
  const body = JSON.stringify(lead);
  const { length: bytes } = new TextEncoder().encode(body);
  const response = await fetch(leadWebhookUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body,
    // Following a redirect sends a GET without the lead, whose success proves nothing. Only the
    // origin in the settings is trusted.
    redirect: leadRedirectOrigin === undefined ? 'error' : 'follow',
    keepalive: bytes <= MAX_KEEPALIVE_BYTES,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok)
    throw new Error(`The lead webhook answered ${response.status}`);
  if (
    response.redirected &&
    new URL(response.url).origin !== leadRedirectOrigin
  )
    throw new Error('The lead webhook redirected elsewhere');
}
