import { business } from '../../../site/business.ts';
import { beforeSending } from '../../../site/words/quiz.ts';
import { WorkDocuments } from '../../layout/WorkDocuments.tsx';
import { AnswerList } from '../AnswerList.tsx';
import type { QuizAnswers } from '../steps.ts';
import { Dialog } from '../../ui/Dialog.tsx';

interface TermsDialogProps {
  readonly answers: QuizAnswers;
  /** Opens the step that asks for an answer (0-4). */
  readonly onChange: (step: number) => void;
  readonly onCancel: () => void;
  readonly onAccept: () => void;
}

/** What is about to be sent, to be checked, and the terms that it is sent under. */
export function TermsDialog({ answers, onChange, onCancel, onAccept }: TermsDialogProps) {
  return (
    <Dialog title="Before we send it" onClose={onCancel} confirm={{ label: 'Accept & Continue', onConfirm: onAccept }}>
      <h3 className="mb-3">Your answers</h3>
      <AnswerList answers={answers} onChange={onChange} />
      <p className="mt-5">{beforeSending}</p>
      {business.documents.terms !== undefined && (
        <p className="mt-3">Work that you go on to book is done under these documents:</p>
      )}
      <WorkDocuments termsLabel="Standard terms and conditions" className="mt-3 grid gap-2" />
    </Dialog>
  );
}

interface PersonDialogProps {
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asked where a field that people do not see was filled in: a program may have done so for a person. */
export function PersonDialog({ onCancel, onConfirm }: PersonDialogProps) {
  return (
    <Dialog title="Are you a person?" onClose={onCancel} confirm={{ label: 'Yes, send my request', onConfirm }}>
      <p>
        A hidden field of this form was filled in, as programs do that send advertising. Your request has not been sent
        yet. If you asked for the quote yourself, please say so.
      </p>
    </Dialog>
  );
}

/** Says nothing to browsers and form fillers, which know the usual names. */
const NAME = 'spare-line';

/** A field that people neither see nor reach. What is in it was put there by a program. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px]">
      <label>
        Leave this empty
        <input type="text" tabIndex={-1} autoComplete="off" name={NAME} />
      </label>
    </div>
  );
}

/** Whether a program filled in the form. */
export const isFilledByProgram = (form: HTMLFormElement): boolean => new FormData(form).get(NAME) !== '';
