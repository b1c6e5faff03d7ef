import { useLayoutEffect, useState } from 'react';
import { business } from '#site/business.ts';
import { PhoneLink } from '../../layout/ContactLinks.tsx';
import type { QuizState } from '../quiz-machine.ts';

const connectionTexts = {
  steady: '',
  lost: 'There seems to be no connection. Your answers are kept in this tab until it is back. ',
  back: 'You are back online: please press Get My Quote again. ',
};

/** Says that the request was not sent, or may not have been, and how else to reach us. */
export function SendProblem({ problem }: Pick<QuizState, 'problem'>) {
  const [connection, setConnection] = useState<keyof typeof connectionTexts>(
    navigator.onLine ? 'steady' : 'lost',
  );
  // A layout effect, so that no change is missed after the first render.
  useLayoutEffect(() => {
    const update = ({ type }: Event) =>
      setConnection(type === 'offline' ? 'lost' : 'back');
    addEventListener('offline', update);
    addEventListener('online', update);
    return () => {
      removeEventListener('offline', update);
      removeEventListener('online', update);
    };
  }, []);
  if (!problem) return null;
  return (
    <div
      data-send-problem
      tabIndex={-1}
      className="mt-5 rounded-md border-l-4 border-warn bg-warn-tint px-4 py-3 font-bold text-warn"
    >
      <p role="alert">
        {problem === 'unsure'
          ? 'We cannot tell whether your request reached us. ' +
            'Please send it again: better twice than not at all.'
          : 'There was an error submitting your request. Please try again.'}
      </p>
      <p className="mt-2 font-normal text-ink" role="status">
        <span>{connectionTexts[connection]}</span>Or call us on{' '}
        <PhoneLink label="quiz_error" className="text-link" />,{' '}
        {business.openingHours.text}.
      </p>
    </div>
  );
}
