import { business } from '../../site/business.ts';
import { Dialog } from '../ui/Dialog.tsx';

interface TermsDialogProps {
  readonly onCancel: () => void;
  readonly onAccept: () => void;
}

/** The terms that a request is sent under. */
export function TermsDialog({ onCancel, onAccept }: TermsDialogProps) {
  return (
    <Dialog
      title="Before we send it"
      onClose={onCancel}
      actions={
        <>
          <button type="button" className="button button-line" onClick={onCancel}>
            Cancel
          </button>
          <button type="button" className="button button-go" onClick={onAccept}>
            Accept &amp; Continue
          </button>
        </>
      }
    >
      <p>
        This asks us for a free site visit and a quote. It does not commit you to anything, and the price is confirmed
        after the visit.
      </p>
      <p className="mt-3">Work that you go on to book is done under these documents:</p>
      <ul className="mt-3 grid gap-2">
        <li>
          <a href={business.documents.terms} target="_blank" rel="noopener noreferrer" className="text-link">
            Standard terms and conditions (opens in a new tab)
          </a>
        </li>
        <li>
          <a
            href={business.documents.riskAcknowledgement}
            target="_blank"
            rel="noopener noreferrer"
            className="text-link"
          >
            Acknowledgement of risk (opens in a new tab)
          </a>
        </li>
      </ul>
    </Dialog>
  );
}
