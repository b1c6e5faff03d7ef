import { useState } from 'react';
import { badges, type Badge } from '../../site/words/badges.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Spinner } from '../ui/Spinner.tsx';

function BadgeImage({ src, name, width, height }: Badge) {
  const [loaded, setLoaded] = useState(false);
  return (
    <figure className="text-center">
      <div className="relative grid aspect-square place-items-center rounded-card border border-line bg-foam p-4">
        {!loaded && <Spinner label={`Loading ${name}`} className="absolute inset-0 m-auto" />}
        <img
          src={src}
          alt={name}
          width={width}
          height={height}
          onLoad={() => setLoaded(true)}
          onError={() => setLoaded(true)}
          className={`size-full object-contain ${loaded ? '' : 'opacity-0'}`}
        />
      </div>
      <figcaption className="mt-2 text-sm font-semibold">{name}</figcaption>
    </figure>
  );
}

/** The button 'View Our Certifications' and the dialog it opens. */
export function Certifications() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="js-only button button-ghost min-h-11 px-4 py-2" onClick={() => setOpen(true)}>
        View Our Certifications
      </button>
      {open && (
        <Dialog
          title="Our Certifications"
          onClose={close}
          actions={
            <button type="button" className="button button-go" onClick={close}>
              Close
            </button>
          }
        >
          <div className="grid gap-5 sm:grid-cols-3">
            {badges.map((badge) => (
              <BadgeImage key={badge.name} {...badge} />
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
