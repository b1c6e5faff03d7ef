import { business } from '../../../site/business.ts';
import { beforeSending } from '../../../site/words/quiz.ts';
import { WorkDocuments } from '../../layout/WorkDocuments.tsx';
import { AnswerList } from '../answers/AnswerList.tsx';
import type { QuizAnswers } from '../answers/answers.ts';
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
