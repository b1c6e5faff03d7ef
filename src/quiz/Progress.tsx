import { progressOf } from './quiz-machine.ts';

/** A fifth a step, as classes: the site's policy allows no style attributes. */
const widths = ['w-1/5', 'w-2/5', 'w-3/5', 'w-4/5', 'w-full'];

/** How far the quiz is: a stripe that is cleaned a fifth at a time. */
export function Progress({ step }: { readonly step: number }) {
  const percent = progressOf(step);
  return (
    <div className="mb-6">
      <div
        role="progressbar"
        aria-label="Quiz progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="grime h-4 overflow-hidden rounded-full"
      >
        <div className={`h-full border-r-4 border-sandstone bg-sand transition-[width] ${widths[step]}`} />
      </div>
      <p className="mt-1.5 text-right text-sm font-bold text-slate">{`${percent}%`}</p>
    </div>
  );
}
