import {
  answerTo,
  formatWarning,
  quizSteps,
  type QuizAnswers,
} from './steps.ts';
import { firstOf } from './message.ts';
import { WhatsAppLink } from '../layout/ContactLinks.tsx';

/** Returns the answers in the order of the questions, without empty ones. */
function answerRows(answers: QuizAnswers) {
  const rows = quizSteps.flatMap(({ fields }, step) =>
    fields.map((field) => ({
      step,
      field,
      value: answerTo(field, answers),
    })),
  );
  return rows.filter(({ value }) => value !== '');
}

/** A longer answer would make the chat's address longer than servers take. */
const MAX_IN_CHAT = 1000;

/**
 * Returns the first message of a chat for photographs. Its answers identify the request; the chat
 * needs no e-mail address or phone number.
 */
function photosMessage(answers: QuizAnswers): string {
  const lines = answerRows(answers)
    .filter(({ field }) => !field.type)
    .map(
      ({ field: { label }, value }) =>
        `${label}${label.endsWith('?') ? '' : ':'} ${firstOf(value, MAX_IN_CHAT)}`,
    );
  return ['Hello, here are photographs for my quote.', ...lines].join('\n');
}

interface AnswerListProps {
  readonly answers: QuizAnswers;
  /** Opens an answer's step. Left out if answers cannot be changed. */
  readonly onChange?: (step: number) => void;
}

/** The answers with their questions. */
export function AnswerList({ answers, onChange }: AnswerListProps) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {answerRows(answers).map(({ step, field, value }) => {
        const { answer, label } = field;
        const warning = onChange && formatWarning(field, value);
        return (
          <div
            key={answer}
            className={`relative py-2.5 ${onChange ? 'pr-20' : ''}`}
          >
            <dt className="text-sm text-slate">{label}</dt>
            <dd className="font-bold whitespace-pre-line wrap-anywhere">
              {value}
            </dd>
            {warning && <dd className="text-sm text-warn">{warning}</dd>}
            {onChange && (
              <dd className="absolute top-3 right-0">
                <button
                  type="button"
                  className="text-link py-1"
                  aria-label={`Change: ${label}`}
                  onClick={() => onChange(step)}
                >
                  Change
                </button>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

interface PhotosLinkProps {
  readonly answers: QuizAnswers;
  /** The link's position on the page, for analytics. */
  readonly label: string;
}

/** A link to a chat for photographs, which the form cannot accept. */
export function PhotosLink({ answers, label }: PhotosLinkProps) {
  return (
    <WhatsAppLink
      label={label}
      text={photosMessage(answers)}
      className="text-link"
    >
      Send photographs on WhatsApp
    </WhatsAppLink>
  );
}
