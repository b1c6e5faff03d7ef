import type { Dispatch } from 'react';
import { business } from '#site/business.ts';
import { beforeSending } from '#site/words/quiz.ts';
import { WorkDocuments } from '../../layout/WorkDocuments.tsx';
import { AnswerList } from '../AnswerList.tsx';
import type { QuizAction, QuizState } from '../quiz-machine.ts';
import { formatWarning, quizFields } from '../steps.ts';
import { Dialog } from '../../ui/Dialog.tsx';

/** Name of the honeypot, which autofill does not know. */
const HONEYPOT = 'spare-line';

interface SendDialogsProps {
  readonly state: QuizState;
  readonly dispatch: Dispatch<QuizAction>;
}

/**
 * The dialogs before sending: one with the terms and the answers to check, then, if the honeypot
 * was filled in, one that asks whether the visitor is a person.
 */
export function SendDialogs({
  state: { view, answers },
  dispatch,
}: SendDialogsProps) {
  // The keys keep the two dialogs apart, so that each opens, is announced and takes focus.
  const cancel = () => dispatch({ type: 'cancel' });
  const accept = (honeypotFilled: boolean) =>
    dispatch({
      type: 'accept',
      now: new Date().toISOString(),
      honeypotFilled,
    });
  if (view === 'personCheck')
    return (
      <Dialog
        key={view}
        title="Are you a person?"
        onClose={cancel}
        confirm={{
          label: 'Yes, send my request',
          onConfirm: () => accept(false),
        }}
      >
        <p>
          A hidden field of this form was filled in, as programs do that send
          advertising. Your request has not been sent yet. If you asked for the
          quote yourself, please say so.
        </p>
      </Dialog>
    );
  if (view !== 'terms') return null;
  const honeypot = () =>
    document.querySelector<HTMLInputElement>(`[name=${HONEYPOT}]`);
  return (
    <Dialog
      key={view}
      title="Before we send it"
      onClose={cancel}
      confirm={{
        label: 'Accept & Continue',
        onConfirm: () => accept(Boolean(honeypot()?.value)),
      }}
    >
      <p>{beforeSending}</p>
      {business.documents.terms !== undefined && (
        <p className="mt-3">
          Work that you go on to book is done under these documents:
        </p>
      )}
      <WorkDocuments
        termsLabel="Standard terms and conditions"
        className="mt-3 grid gap-2"
      />
      {/* Open at once if the e-mail address or phone number looks wrong. */}
      <details
        open={quizFields.some((field) =>
          formatWarning(field, answers[field.answer]),
        )}
        className="group mt-5 border-t border-line"
      >
        <summary className="faq-question">
          Your answers
          <span aria-hidden="true" className="faq-mark">
            +
          </span>
        </summary>
        <AnswerList
          answers={answers}
          onChange={(step) => dispatch({ type: 'change', step })}
        />
      </details>
    </Dialog>
  );
}

/** A field that only programs fill in: people neither see nor reach it. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px]">
      <label>
        Leave this empty
        <input type="text" tabIndex={-1} autoComplete="off" name={HONEYPOT} />
      </label>
    </div>
  );
}
