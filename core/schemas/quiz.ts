import * as v from 'valibot';
import { fields, list, text } from './parts.ts';

/** An answer to choose. */
const option = {
  answer: text,
  /** Shown beneath the answer. */
  hint: v.optional(text),
};

/** An answer that names the work to do. */
const surfaceOption = {
  ...option,
  /** The service's name in the request, as the webhook receives it. */
  lead: text,
  /**
   * Slugs of the services that the answer covers. Every service has an answer: its pages fill in
   * the first. One that an answer for several services covers besides has no surface of its own,
   * so the quiz asks.
   */
  services: list(text),
};

/** A question with a few answers to choose from. */
const question = <Option extends v.GenericSchema>(answer: Option) =>
  fields({
    question: text,
    /** The answer's label in the request's message. */
    line: text,
    /** The question's name in analytics. */
    event: text,
    options: list(answer),
  });

const plain = fields(option);
const surface = fields(surfaceOption);

/**
 * The questions that the quiz begins with, in order. The estimator depends on `areaSize` and
 * `surfaceType`, and the service of a request on `surfaceType`.
 */
export const questions = v.pipe(
  v.objectWithRest(
    { areaSize: question(plain), surfaceType: question(surface) },
    question(v.union([surface, plain])),
  ),
  v.readonly(),
);

export type QuizQuestions = v.InferOutput<typeof questions>;
export type QuizOption = QuizQuestions['areaSize']['options'][number];
