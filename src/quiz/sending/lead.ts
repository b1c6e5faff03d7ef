import { questions } from '#site/words/quiz.ts';
import { quizFields, type QuizAnswers } from '../steps.ts';

/** The lead's service for a surface type. */
export function serviceForSurface(surfaceType: string): string {
  return (
    questions.surfaceType.options.find(({ answer }) => answer === surfaceType)
      ?.lead ?? 'Other'
  );
}

/**
 * The seven fields posted to the webhook for complete answers.
 * @param createdAt when they were first sent, ISO 8601
 */
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
 * Posts a lead, in a request that outlives the page. Does not read the answer's body.
 * @throws Error if it is not accepted within 15 seconds
 */
export async function sendLead(
  url: string,
  lead: ReturnType<typeof buildLead>,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(lead),
    // Following a redirect would turn the post into a GET without the lead, which may succeed.
    redirect: 'error',
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok)
    throw new Error(`The lead webhook answered ${response.status}`);
  // A wrong or expired address answers like this, so nobody may have received the lead.
  if (/^text\/html\b/i.test(response.headers.get('content-type') ?? ''))
    throw new Error('The lead webhook answered with a web page');
}
