import { useState } from 'react';
import { badges } from '#site/words/badges.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import type { Badge } from '../../core/schemas/badges.ts';

function BadgeImage({ src, name, width, height }: Badge) {
  const [loaded, setLoaded] = useState(false);
  return (
    <figure className="text-center">
      <div className="relative grid aspect-square place-items-center rounded-card border border-line bg-foam p-4">
        {!loaded && (
          <Spinner
            label={`Loading ${name}`}
            className="absolute inset-0 m-auto"
          />
        )}
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

/** A dialog with the business's certificates. Each shows a spinner while it loads. */
export function CertificationsDialog({
  onClose,
}: {
  readonly onClose: () => void;
}) {
  return (
    <Dialog title="Our Certifications" onClose={onClose}>
      <div className="grid gap-5 sm:grid-cols-3">
        {badges.map((badge) => (
          <BadgeImage key={badge.name} {...badge} />
        ))}
      </div>
    </Dialog>
  );
}
