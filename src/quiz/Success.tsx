import { afterSending, received } from '#site/words/quiz.ts';
import { business } from '#site/business.ts';
import { PhoneLink } from '../layout/ContactLinks.tsx';
import { AnswerList, PhotosLink } from './AnswerList.tsx';
import type { QuizAnswers } from './steps.ts';

interface SuccessProps {
  readonly answers: QuizAnswers;
  readonly onRestart: () => void;
}

/** Shown once the request is accepted: what happens next, and what was sent. */
export function Success({ answers, onRestart }: SuccessProps) {
  return (
    <div className="rounded-card border border-line bg-white p-6 lifted sm:p-10">
      <div className="mb-6 h-4 rounded-full bg-sand" aria-hidden="true" />
      <div role="status">
        <h2 data-step-title tabIndex={-1}>
          Thank You!
        </h2>
        <p className="lede mt-3">{received}</p>
      </div>
      <h3 className="mt-7 mb-3">What happens next</h3>
      <ol className="grid list-decimal gap-2 pl-6 marker:font-bold marker:text-sea">
        {afterSending.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
      <p className="mt-4">
        A picture says how it looks:{' '}
        <PhotosLink answers={answers} label="quiz_success_photos" />.
      </p>
      <p className="mt-3">
        In a hurry? Call{' '}
        <PhoneLink label="quiz_success" className="text-link" />,{' '}
        {business.openingHours.text}.
      </p>
      <h3 className="mt-7 mb-3">What you sent</h3>
      <AnswerList answers={answers} />
      <button
        type="button"
        className="button button-line mt-6"
        onClick={onRestart}
      >
        Submit Another Request
      </button>
    </div>
  );
}
