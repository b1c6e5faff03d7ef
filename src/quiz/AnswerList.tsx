import { questionAbout, quizSteps, type QuizAnswers } from './steps.ts';
import { WhatsAppLink } from '../layout/ContactLinks.tsx';

/** What was answered, in the order of the questions; an optional one only where something was said. */
function answerRows(answers: QuizAnswers) {
  const rows = quizSteps.flatMap(({ fields }, step) =>
    fields.map((field) => ({
      step,
      field,
      value: answers[field.answer].trim(),
    })),
  );
  return rows.filter(({ value }) => value !== '');
}

/** A chat's first words, before photographs of the job: what was answered, so that we know whose they are, but for ways to reach them, which a chat has already. */
function photosMessage(answers: QuizAnswers): string {
  const lines = answerRows(answers)
    .filter(({ field }) => !field.type)
    .map(
      ({ field: { label }, value }) =>
        `${label}${label.endsWith('?') ? '' : ':'} ${value}`,
    );
  return ['Hello, here are photographs for my quote.', ...lines].join('\n');
}

interface AnswerListProps {
  readonly answers: QuizAnswers;
  /** Opens the step that asks for an answer. Left out where nothing can be changed any more. */
  readonly onChange?: (step: number) => void;
}

/** Every answer under what was asked. */
export function AnswerList({ answers, onChange }: AnswerListProps) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {answerRows(answers).map(({ step, field, value }) => {
        const { answer, label } = field;
        const doubt = onChange && questionAbout(field, value);
        return (
          <div
            key={answer}
            className={`relative py-2.5 ${onChange ? 'pr-20' : ''}`}
          >
            <dt className="text-sm text-slate">{label}</dt>
            <dd className="font-bold whitespace-pre-line wrap-anywhere">
              {value}
            </dd>
            {doubt && <dd className="text-sm text-warn">{doubt}</dd>}
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
  /** Where it is, for analytics. */
  readonly label: string;
}

/** Opens a chat for photographs of the job, which a form cannot take. */
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
