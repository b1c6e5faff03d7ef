import { Dialog } from '../../ui/Dialog.tsx';

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
