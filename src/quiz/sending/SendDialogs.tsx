import type { Dispatch, RefObject } from 'react';
import { business } from '#site/business.ts';
import { beforeSending } from '#site/words/quiz.ts';
import { WorkDocuments } from '../../layout/WorkDocuments.tsx';
import { AnswerList } from '../AnswerList.tsx';
import type { QuizAction, QuizState } from '../quiz-machine.ts';
import { Dialog } from '../../ui/Dialog.tsx';

/** Says nothing to browsers and form fillers, which know the usual names. */
const SPARE_FIELD = 'spare-line';

interface SendDialogsProps {
  readonly state: QuizState;
  readonly dispatch: Dispatch<QuizAction>;
  readonly form: RefObject<HTMLFormElement | null>;
}

/** Asked before sending: what is about to be sent, to be checked, with the terms that it is sent under; then, of some, whether they are a person. */
export function SendDialogs({
  state: { view, answers },
  dispatch,
  form,
}: SendDialogsProps) {
  // Each is a dialog of its own, which opens, is read out and takes focus: hence the keys.
  const cancel = () => dispatch({ type: 'cancel' });
  const accept = (doubtful: boolean) =>
    dispatch({ type: 'accept', now: new Date().toISOString(), doubtful });
  if (view === 'doubt')
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
  // A field that people do not see was filled in: a program may have done so for a person.
  const isDoubtful = () =>
    form.current !== null && new FormData(form.current).get(SPARE_FIELD) !== '';
  return (
    <Dialog
      key={view}
      title="Before we send it"
      onClose={cancel}
      confirm={{
        label: 'Accept & Continue',
        onConfirm: () => accept(isDoubtful()),
      }}
    >
      <h3 className="mb-3">Your answers</h3>
      <AnswerList
        answers={answers}
        onChange={(step) => dispatch({ type: 'change', step })}
      />
      <p className="mt-5">{beforeSending}</p>
      {business.documents.terms !== undefined && (
        <p className="mt-3">
          Work that you go on to book is done under these documents:
        </p>
      )}
      <WorkDocuments
        termsLabel="Standard terms and conditions"
        className="mt-3 grid gap-2"
      />
    </Dialog>
  );
}

/** A field that people neither see nor reach. What is in it was put there by a program. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px]">
      <label>
        Leave this empty
        <input
          type="text"
          tabIndex={-1}
          autoComplete="off"
          name={SPARE_FIELD}
        />
      </label>
    </div>
  );
}
