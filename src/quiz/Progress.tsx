import { progressOf } from './quiz-machine.ts';

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
        <div
          className="h-full border-r-4 border-sandstone bg-sand transition-[width]"
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className="mt-1.5 text-right text-sm font-bold text-slate">{percent}%</p>
    </div>
  );
}
