import { useId } from 'react';
import { mark } from '../../site/mark.ts';

const colour = (name: string | undefined) => (name === undefined ? 'none' : `var(--color-${name})`);

/** The business's mark. */
export function Mark({ className = 'size-10' }: { readonly className?: string }) {
  const { size, ground, strokes } = mark;
  const cut = useId();
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <clipPath id={cut}>
        <rect width={size} height={size} rx={ground.radius} />
      </clipPath>
      <g clipPath={`url(#${cut})`}>
        <rect width={size} height={size} fill={colour(ground.fill)} />
        {strokes.map(({ d, fill, stroke, width, round }) => (
          <path
            key={`${d} ${fill}`}
            d={d}
            fill={colour(fill)}
            {...(stroke && { stroke: colour(stroke), strokeWidth: width })}
            {...(round && { strokeLinecap: 'round' as const })}
          />
        ))}
      </g>
    </svg>
  );
}
