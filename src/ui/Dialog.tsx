import type { ReactNode } from 'react';
import { CloseIcon } from './icons.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Adds a button to confirm, and replaces Close with Cancel. */
  readonly confirm?: { readonly label: string; readonly onConfirm: () => void };
}

/**
 * A modal dialog, open while it is rendered. Escape, the X and a click on the backdrop close it.
 */
export function Dialog({ title, onClose, children, confirm }: DialogProps) {
  return (
    <dialog
      ref={openModal}
      aria-label={title}
      // Strict mode closes and reopens the dialog. The close event then arrives while it is open.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      className="m-auto max-h-[88dvh] w-[min(40rem,calc(100vw-2rem))] overflow-hidden rounded-card bg-white p-0 text-ink lifted backdrop:bg-ink/70"
    >
      <div className="flex max-h-[88dvh] flex-col">
        <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-4 sm:px-7">
          <h2 className="text-xl">{title}</h2>
          <button
            type="button"
            onClick={onClose}
            aria-label="Close dialog"
            className="-mr-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-foam"
          >
            <CloseIcon />
          </button>
        </div>
        <section
          className="grow overflow-y-auto px-5 py-5 sm:px-7"
          tabIndex={0}
          aria-label={`${title}: text`}
        >
          {children}
        </section>
        <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-4 sm:px-7">
          <button
            type="button"
            className="button button-line"
            onClick={onClose}
          >
            {confirm ? 'Cancel' : 'Close'}
          </button>
          {confirm && (
            <button
              type="button"
              className="button button-go"
              onClick={confirm.onConfirm}
            >
              {confirm.label}
            </button>
          )}
        </div>
      </div>
    </dialog>
  );
}

/**
 * Opens a dialog, which a click on the backdrop closes.
 * @returns a function that closes it while it is in the document, so that its opener gets focus
 */
function openModal(dialog: HTMLDialogElement): () => void {
  let pressedOnBackdrop = false;
  dialog.addEventListener('mousedown', ({ target, detail }) => {
    // Ignores the second press of a double click that opened the dialog.
    pressedOnBackdrop = target === dialog && detail < 2;
  });
  dialog.addEventListener('click', ({ target }) => {
    // Ignores drags that end here, as when selecting text.
    if (target === dialog && pressedOnBackdrop) dialog.close?.();
  });
  // Browsers without modal dialogs show the element in place.
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else {
    dialog.setAttribute('open', '');
    dialog.scrollIntoView();
  }
  return () => dialog.close?.();
}
