import type { QuizAnswers } from './answers.ts';
import { questionAbout, quizSteps } from '../steps.ts';
import { WhatsAppLink } from '../../layout/WhatsAppLink.tsx';

/** What was answered, in the order of the questions; an optional one only where something was said. */
function answerRows(answers: QuizAnswers) {
  return quizSteps.flatMap(({ question, fields }, step) =>
    fields.flatMap((field) => {
      if (field.kind === 'consent') return [];
      const value = answers[field.answer].trim();
      const label = field.kind === 'choice' ? question : field.label;
      return value === '' ? [] : [{ step, answer: field.answer, label, value }];
    }),
  );
}

/** Ways to reach the visitor, which a chat has already. */
const ofContact = new Set<keyof QuizAnswers>(['email', 'phone']);

/** A chat's first words, before photographs of the job: what was answered, so that we know whose they are. */
function photosMessage(answers: QuizAnswers): string {
  const lines = answerRows(answers)
    .filter(({ answer }) => !ofContact.has(answer))
    .map(({ label, value }) => `${label}${label.endsWith('?') ? '' : ':'} ${value}`);
  return ['Hello, here are photographs for my quote.', ...lines].join('\n');
}

interface AnswerListProps {
  readonly answers: QuizAnswers;
  /** Opens the step that asks for an answer (0-4). Left out where nothing can be changed any more. */
  readonly onChange?: (step: number) => void;
}

/** Every answer under what was asked. */
export function AnswerList({ answers, onChange }: AnswerListProps) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {answerRows(answers).map(({ step, answer, label, value }) => {
        const doubt = onChange && questionAbout(answer, value);
        return (
          <div key={answer} className={`relative py-2.5 ${onChange ? 'pr-20' : ''}`}>
            <dt className="text-sm text-slate">{label}</dt>
            <dd className="font-bold whitespace-pre-line wrap-anywhere">{value}</dd>
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
    <WhatsAppLink label={label} text={photosMessage(answers)} className="text-link">
      Send photographs on WhatsApp
    </WhatsAppLink>
  );
}
