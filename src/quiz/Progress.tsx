import type { QuizAnswers } from './answers/answers.ts';
import { progressOf } from './quiz-machine.ts';

/** A fifth a step, as classes: the site's policy allows no style attributes. */
const widths = ['w-1/5', 'w-2/5', 'w-3/5', 'w-4/5', 'w-full'];

interface ProgressProps {
  readonly step: number;
  readonly answers: QuizAnswers;
}

/** How far the quiz is: a strip that fills a fifth at a time, over what was chosen so far, which the estimator may have done. */
export function Progress({ step, answers: { areaSize, surfaceType } }: ProgressProps) {
  const percent = progressOf(step);
  const chosen = [areaSize, surfaceType].slice(0, step).filter(Boolean).join(', ');
  return (
    <div className="mb-4">
      <div
        role="progressbar"
        aria-label="Quiz progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="strip-ahead h-4 overflow-hidden rounded-full"
      >
        <div className={`h-full border-r-4 border-sandstone bg-sand transition-[width] ${widths[step]}`} />
      </div>
      <p className="float-right mt-1.5 text-sm font-bold text-slate">{`${percent}%`}</p>
      <p className="mt-1.5 min-h-6 text-sm text-slate">{chosen}</p>
    </div>
  );
}
