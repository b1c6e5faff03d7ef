import { questions } from '#site/words/quiz.ts';
import { quizFields, type QuizAnswers } from '../steps.ts';

/** The service that a surface type asks for. */
export function serviceForSurface(surfaceType: string): string {
  return (
    questions.surfaceType.options.find(({ answer }) => answer === surfaceType)
      ?.lead ?? 'Other'
  );
}

/** What is posted to the webhook for complete answers: these seven fields and no other. `createdAt`, ISO 8601, is when they were first sent. */
export function buildLead(answers: QuizAnswers, createdAt: string) {
  const lines = quizFields.flatMap(({ line, answer }) =>
    line ? [`${line}: ${answers[answer].trim()}`] : [],
  );
  const details = answers.additionalMessage.trim();
  return {
    name: answers.name.trim(),
    email: answers.email.trim(),
    phone: answers.phone.trim(),
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

/**
 * Posts a lead, in a request that outlives its page. The body of the answer is not read.
 * @throws Error when it was not accepted in 15 seconds.
 */
export async function sendLead(
  url: string,
  lead: ReturnType<typeof buildLead>,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(lead),
    // A followed redirect would end in a page that answers 200 to a GET without a lead in it.
    redirect: 'error',
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok)
    throw new Error(`The lead webhook answered ${response.status}`);
  // A wrong or lapsed address answers any request so: that somebody reads the lead is not said.
  if (/^text\/html\b/i.test(response.headers.get('content-type') ?? ''))
    throw new Error('The lead webhook answered with a web page');
}
