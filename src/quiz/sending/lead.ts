import { surfaces } from '../../../site/words/quiz.ts';
import { config } from '../../config.ts';
import type { QuizAnswers } from '../answers/answers.ts';
import { quizSteps } from '../steps.ts';

/** What is posted to the webhook: these seven fields and no other. */
export interface Lead {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly service: string;
  readonly message: string;
  readonly status: 'pending';
  /** ISO 8601, UTC. */
  readonly created_at: string;
}

/** The service that a surface type asks for. */
export function serviceForSurface(surfaceType: string): string {
  return surfaces.find(({ answer }) => answer === surfaceType)?.lead ?? 'Other';
}

/** The lead that complete answers make; `createdAt` is when they were first sent. */
export function buildLead(answers: QuizAnswers, createdAt: Date): Lead {
  const lines = quizSteps.flatMap(({ fields }) =>
    fields.flatMap((field) =>
      field.kind !== 'consent' && field.line ? [`${field.line}: ${answers[field.answer].trim()}`] : [],
    ),
  );
  const details = answers.additionalMessage.trim();
  return {
    name: answers.name.trim(),
    email: answers.email.trim(),
    phone: answers.phone.trim(),
    service: serviceForSurface(answers.surfaceType),
    message: ['Quiz Results:', ...lines, ...(details ? ['', 'Additional Details:', details] : [])].join('\n'),
    status: 'pending',
    created_at: createdAt.toISOString(),
  };
}

const TIMEOUT_MS = 15_000;

/**
 * Posts a lead, in a request that outlives its page. The body of the answer is not read.
 * @throws Error when it was not accepted in 15 seconds.
 */
export async function sendLead(url: string, lead: Lead): Promise<void> {
  const body = JSON.stringify(lead);
  const address = config.leadPuzzle
    ? await (await import('../../domain/lead-puzzle.ts')).provenAddress(url, body)
    : url;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    // A followed redirect would end in a page that answers 200 to a GET without a lead in it.
    redirect: 'error',
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The lead webhook answered ${response.status}`);
  // A wrong or lapsed address answers any request so: that somebody reads the lead is not said.
  if (/^text\/html\b/i.test(response.headers.get('content-type') ?? ''))
    throw new Error('The lead webhook answered with a web page');
}
