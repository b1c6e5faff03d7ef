import { towns } from '../domain/towns.ts';
import type { QuizAnswers } from './answers.ts';

interface QuestionEvent {
  /** 1-5, as the visitor sees it. */
  readonly step: number;
  readonly question: string;
  readonly answer: string;
}

/** What analytics may learn of a finished step (0-4): undefined for steps that hold personal details. */
export function questionEvent(
  step: number,
  { areaSize, surfaceType, postcode }: QuizAnswers,
): QuestionEvent | undefined {
  if (step === 0) return { step: 1, question: 'area_size', answer: areaSize };
  if (step === 1) return { step: 2, question: 'surface_type', answer: surfaceType };
  if (step === 2) return { step: 3, question: 'town', answer: knownTown(postcode) };
  return undefined;
}

/** Free text may hold anything, so only the name of one of our towns is passed on. */
function knownTown(text: string): string {
  const wanted = text.trim().toLowerCase();
  return towns.find((town) => town.label.toLowerCase() === wanted)?.label ?? 'Other';
}
