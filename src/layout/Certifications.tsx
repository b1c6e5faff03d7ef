import { useState, type ComponentType } from 'react';

type DialogComponent = ComponentType<{ readonly onClose: () => void }>;

/** Few visitors open it, so its code comes when one is about to. */
const loadDialog = (): Promise<DialogComponent> =>
  import('./CertificationsDialog.tsx').then((module) => module.CertificationsDialog);
const prepare = () => void loadDialog().catch(() => undefined);

type State = 'closed' | 'loading' | 'failed' | { readonly Dialog: DialogComponent };

/** The button 'View Our Certifications' and the dialog it opens. */
export function Certifications() {
  const [state, setState] = useState<State>('closed');
  const open = () => {
    setState('loading');
    loadDialog().then(
      (Dialog) => setState({ Dialog }),
      () => setState('failed'),
    );
  };
  return (
    <>
      <button
        type="button"
        className="js-only button button-ghost min-h-11 px-4 py-2"
        aria-busy={state === 'loading'}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        View Our Certifications
      </button>
      <p role="status">{state === 'failed' && 'They did not load. Please try again in a moment.'}</p>
      {typeof state === 'object' && <state.Dialog onClose={() => setState('closed')} />}
    </>
  );
}
